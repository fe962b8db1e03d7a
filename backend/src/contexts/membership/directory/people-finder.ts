import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { faceOf } from '../account/faces';
import { fewestLetters, isCalled, mostLookedAt, namesIn } from '../accounts/called';
import { DirectoryField } from '../organizations/organization.enums';
import type { Visibility } from '../profile/visible-fields';
import { VisibleParts } from '../profile/visible-parts';

/** In SQL: neither leaving nor suspended. */
const isHere = '(u.deletion_asked_at is null and u.suspended_at is null)';
/**
 * Colleagues of the viewer, who see each other anyway, and those who let themselves be shown on the pages of their
 * organizations: whose names have the words, each at the beginning of one of the names.
 */
const named = {
  name: 'people-named',
  text: `with called as (
      (select u.id from membership.user_organizations own join membership.users u on u.id = own.user_id
        where own.organization_id = any($2) and own.is_active and ${isHere} and ${isCalled('$1', '$3')}
        limit ${mostLookedAt})
      union (select u.id from membership.users u where u.shown_on_pages and ${isHere} and ${isCalled('$1', '$3')}
        limit ${mostLookedAt}))
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.headline, ${faceOf('u')} as "imageUrl",
      o.id as "organizationId", o.name as "organizationName", o.visibility, o.id = any($2) as "isOwn"
    from called join membership.users u on u.id = called.id
    join membership.user_organizations m on m.user_id = u.id and m.is_active
    join membership.organizations o on o.id = m.organization_id
    where o.id = any($2) or (u.shown_on_pages and o.is_confirmed and o.closed_at is null and o.suspended_at is null)
    order by lower(u.first_name), lower(u.last_name), u.id, o.id = any($2) desc, m.created_at, o.id`,
};

interface Row {
  id: string;
  name: string;
  headline: string | null;
  imageUrl: string | null;
  organizationId: string;
  organizationName: string;
  visibility: Partial<Visibility>;
  isOwn: boolean;
}

interface FoundPerson {
  name: string;
  headline: string | null;
  imageUrl: string | null;
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
    if (words.trim().length < fewestLetters) return [];
    const { words: wanted, longest } = namesIn(words);
    const rows = await this.database.query<Row>(named, [wanted, organizationIds(viewer), longest]);
    const others = rows.filter(({ isOwn }) => !isOwn);
    const parts = await this.visible.ofEach(
      others.map(({ organizationId: id, visibility }) => ({ id, visibility })),
      viewer,
    );
    const people = new Map<string, FoundPerson>();
    for (const { id, name, headline, imageUrl, organizationId, organizationName, isOwn } of rows) {
      if (!isOwn && !parts.get(organizationId)?.includes(DirectoryField.People)) continue;
      const person = people.get(id) ?? { name, headline, imageUrl, organizations: [] };
      person.organizations.push({ id: organizationId, name: organizationName, isOwn });
      people.set(id, person);
    }
    return [...people.values()].slice(0, most);
  }
}
