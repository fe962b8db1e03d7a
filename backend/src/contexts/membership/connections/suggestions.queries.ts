import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { ConnectionSuggestionDto } from './network.dto';

/** So many are suggested: who is shown many connects with none. */
const most = 3;
/** Among so many of the newest that share an interest the best are looked for, so that a large directory costs no more. */
const mostLooked = 300;

const interests = {
  name: 'connections-own-interests',
  text: 'select distinct interest from membership.organizations o, unnest(o.interests) interest where o.id = any($1)',
};
/** Walks from the newest on until there are enough: to know how many share an interest it has to be told which they are. */
const suggest = {
  name: 'connections-suggest',
  text: `with known as materialized (
      select to_id as id from membership.connections
        where from_id = any($1) and status in ('pending', 'accepted', 'declined')
      union select from_id from membership.connections
        where to_id = any($1) and status in ('pending', 'accepted', 'declined')),
    sharing as (
      select e.* from membership.directory_entries e
      where e.interests && $2 and e.id <> all($1) and (e.id in (select id from known)) is not true
      order by e.created_at desc, e.id desc limit ${mostLooked})
    select id, name, type, country, logo_id as "logoId", shared as "sharedInterests"
    from sharing, lateral (select array(select distinct i from unnest(sharing.interests) i where i = any($2) order by i) as shared) with_shared
    order by cardinality(shared) desc, is_verified desc, created_at desc, id desc limit ${most}`,
};

/** Whom the viewer's organizations could connect with: who works on the same, as far as members see it. */
@Injectable()
export class SuggestionsQueries {
  constructor(private readonly database: Database) {}

  /**
   * Those that share most interests first, of as many the verified and then the newest. None between which and one of the viewer's a
   * connection stands or waits, or was declined by either side. The same until somebody writes.
   */
  async of(viewer: Viewer): Promise<ConnectionSuggestionDto[]> {
    const own = organizationIds(viewer);
    const worked = await this.database.query<{ interest: string }>(interests, [own]);
    return this.database.query<ConnectionSuggestionDto>(suggest, [own, worked.map(({ interest }) => interest)]);
  }
}
