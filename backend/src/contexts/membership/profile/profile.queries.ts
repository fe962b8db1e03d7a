import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { faceOf } from '../account/faces';
import { organizationMerged } from '../membership.errors';
import { effectiveTier } from '../organizations/effective-tier';
import { DirectoryField, type OrganizationProof } from '../organizations/organization.enums';
import { OrganizationWork } from '../organizations/organization-work';
import type { OrganizationPageDto, OrganizationPersonDto, OrganizationProfileDto } from './profile.dto';
import { type Visibility, wholeVisibility } from './visible-fields';
import { VisibleParts } from './visible-parts';

const columns = `o.id, o.name, o.type, o.logo_id as "logoId", o.description, o.website, o.country, o.city, o.seeks, o.offers,
  o.interests, o.open_to::text[] as "openTo", o.visibility`;
const profile = {
  name: 'profile-of',
  text: `select ${columns}, o.revision from membership.organizations o where o.id = $1`,
};
const page = {
  name: 'profile-page',
  text: `select ${columns}, ${effectiveTier('o', '$2::timestamptz')} as tier, o.created_at as "memberSince",
      o.verified_at as "verifiedAt", o.verified_by as "verifiedBy", o.featured_at is not null as "isFeatured",
      (select d.domain from membership.organization_domains d where d.organization_id = o.id and d.proven_at is not null
        order by d.proven_at, d.domain limit 1) as domain
    from membership.organizations o where o.id = $1 and o.is_confirmed and o.closed_at is null and o.suspended_at is null`,
};
const mergedInto = {
  name: 'profile-merged-into',
  text: `select g.name as former, s.id, s.name from membership.organizations g join membership.organizations s on s.id = g.merged_into_id
    where g.id = $1`,
};
const people = {
  name: 'profile-people',
  text: `select u.first_name as "firstName", u.last_name as "lastName", u.headline, ${faceOf('u')} as "profileImageUrl", m.role
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = $1 and m.is_active and u.shown_on_pages and u.suspended_at is null order by m.role, m.created_at, m.id limit 100`,
};
const knownLogos = {
  name: 'profile-known-logos',
  text: 'select logo_id as id from membership.organizations where logo_id = any($1)',
};

type ProfileRow = Omit<OrganizationProfileDto, 'visibility'> & { visibility: Partial<Visibility> };
interface PageRow
  extends Omit<ProfileRow, 'revision'>,
    Pick<OrganizationPageDto, 'tier' | 'memberSince' | 'isFeatured'> {
  verifiedAt: string | null;
  verifiedBy: OrganizationProof | null;
  domain: string | null;
}

/** What organizations say of themselves, as far as who asks may see it. */
@Injectable()
export class ProfileQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly visible: VisibleParts,
    private readonly work: OrganizationWork,
  ) {}

  /** All of it. The caller knows that the viewer leads the organization. Throws `not_found`. */
  async profile(organizationId: string): Promise<OrganizationProfileDto> {
    const row = await this.database.queryOne<ProfileRow>(profile, [organizationId]);
    if (!row) throw notFound('organization');
    return { ...row, visibility: wholeVisibility(row.visibility) };
  }

  /** Throws `not_found`, also for visitors where nothing is for everybody, and `organization_merged` where the page of another one is meant. */
  async page(id: string, viewer: Viewer | undefined): Promise<OrganizationPageDto> {
    const row = await this.database.queryOne<PageRow>(page, [id, this.clock.now()]);
    if (!row) return this.elsewhere(id, viewer);
    const seeing = await this.visible.among(row.visibility, id, viewer);
    if (!seeing) throw notFound('organization');
    const { standing, parts: visible } = seeing;
    const { description, website, country, city, seeks, offers, interests, openTo, ...rest } = row;
    const { verifiedAt, verifiedBy, domain, ...head } = rest;
    const seen = <Value, Instead>(field: DirectoryField, value: Value, instead: Instead) =>
      visible.includes(field) ? value : instead;
    const { visibility: _, ...shown } = head;
    return {
      ...shown,
      description: seen(DirectoryField.Description, description, null),
      website: seen(DirectoryField.Website, website, null),
      country: seen(DirectoryField.Location, country, null),
      city: seen(DirectoryField.Location, city, null),
      seeks: seen(DirectoryField.SeeksAndOffers, seeks, null),
      offers: seen(DirectoryField.SeeksAndOffers, offers, null),
      openTo: seen(DirectoryField.SeeksAndOffers, openTo, []),
      interests: seen(DirectoryField.Interests, interests, []),
      people: visible.includes(DirectoryField.People)
        ? await this.database.query<OrganizationPersonDto>(people, [id])
        : [],
      verified: verifiedAt && verifiedBy ? { at: verifiedAt, by: verifiedBy, domain } : null,
      lastActiveOn: visible.includes(DirectoryField.LastActive)
        ? ((await this.work.lastActiveOf([id])).get(id) ?? null)
        : null,
      standing,
      visible,
      canEdit: viewer !== undefined && leads(viewer, id),
    };
  }

  /** Says where the page is of one that was merged into another, to whoever sees that one. */
  private async elsewhere(id: string, viewer: Viewer | undefined): Promise<never> {
    const merged = await this.database.queryOne<{ former: string; id: string; name: string }>(mergedInto, [id]);
    if (!merged) throw notFound('organization');
    const { former, ...into } = merged;
    await this.page(into.id, viewer);
    throw organizationMerged(former, into);
  }

  /** Those of these logos that an organization has. */
  async knownLogos(ids: string[]): Promise<string[]> {
    return (await this.database.query<{ id: string }>(knownLogos, [ids])).map(({ id }) => id);
  }
}
