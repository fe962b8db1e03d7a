import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { DirectoryField } from '../organizations/organization.enums';
import type { Visibility } from '../profile/visible-fields';
import { VisibleParts } from '../profile/visible-parts';

/** So many who are called so are looked at; of more the viewer types another letter. */
const mostRead = 100;
/** As it is indexed: each name begins behind a space. */
const fullName = `(' ' || lower(first_name || ' ' || last_name))`;
/**
 * Colleagues of the viewer, who see each other anyway, and those who let themselves be shown on the pages of their
 * organizations: whose names have the words, each at the beginning of one of the names.
 */
const named = {
  name: 'people-named',
  text: `with called as (
      select u.id, u.first_name, u.last_name, u.headline from membership.users u
      where ${fullName} like '% ' || $3 || '%'
        and (select bool_and(${fullName} like '% ' || word || '%') from unnest($1::text[]) word)
        and (u.shown_on_pages or exists (select from membership.user_organizations own
          where own.user_id = u.id and own.is_active and own.organization_id = any($2)))
        and u.deletion_asked_at is null
      order by lower(u.first_name), lower(u.last_name), u.id limit ${mostRead})
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.headline, o.id as "organizationId",
      o.name as "organizationName", o.visibility, o.id = any($2) as "isOwn"
    from called c join membership.user_organizations m on m.user_id = c.id and m.is_active
    join membership.users u on u.id = c.id
    join membership.organizations o on o.id = m.organization_id
    where o.id = any($2) or (u.shown_on_pages and o.is_confirmed and o.closed_at is null)
    order by lower(c.first_name), lower(c.last_name), c.id, o.id = any($2) desc, m.created_at, o.id`,
};

interface Row {
  id: string;
  name: string;
  headline: string | null;
  organizationId: string;
  organizationName: string;
  visibility: Partial<Visibility>;
  isOwn: boolean;
}

export interface FoundPerson {
  name: string;
  headline: string | null;
  /** Those on whose pages the viewer sees them, the viewer’s own first. */
  organizations: { id: string; name: string; isOwn: boolean }[];
}

/** People by their names, as far as they and their organizations let the viewer see them (decisions 150, 165). */
@Injectable()
export class PeopleFinder {
  constructor(
    private readonly database: Database,
    private readonly visible: VisibleParts,
  ) {}

  async find(viewer: Viewer, words: string, most: number): Promise<FoundPerson[]> {
    const wanted = words
      .toLowerCase()
      .split(/\s+/)
      .map((word) => word.replace(/[\\%_]/g, '\\$&'));
    const longest = wanted.reduce((one, other) => (other.length > one.length ? other : one));
    const rows = await this.database.query<Row>(named, [wanted, organizationIds(viewer), longest]);
    const others = rows.filter(({ isOwn }) => !isOwn);
    const parts = await this.visible.ofEach(
      others.map(({ organizationId: id, visibility }) => ({ id, visibility })),
      viewer,
    );
    const people = new Map<string, FoundPerson>();
    for (const { id, name, headline, organizationId, organizationName, isOwn } of rows) {
      if (!isOwn && !parts.get(organizationId)?.includes(DirectoryField.People)) continue;
      const person = people.get(id) ?? { name, headline, organizations: [] };
      person.organizations.push({ id: organizationId, name: organizationName, isOwn });
      people.set(id, person);
    }
    return [...people.values()].slice(0, most);
  }
}
