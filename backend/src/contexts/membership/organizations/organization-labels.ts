import { Injectable } from '@nestjs/common';
import { Cache } from '../../../platform/cache/cache';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { organizationChanged } from '../membership.topics';
import type { OrganizationType } from './organization.enums';
import { OrganizationFinder } from './organization-finder';

export interface OrganizationLabel {
  id: string;
  name: string;
  type: OrganizationType;
  logoId?: string;
  /** It has left the alliance: nobody there can be asked any more. */
  hasLeft?: true;
  /** Those who run the alliance have suspended it: nothing new is sent to it. */
  isSuspended?: true;
}

const labels = {
  name: 'membership-organization-labels',
  text: `select id, name, type, logo_id as "logoId", closed_at is not null as "hasLeft",
      suspended_at is not null as "isSuspended" from membership.organizations where id = any($1)`,
};
interface LabelRow extends Omit<OrganizationLabel, 'logoId' | 'hasLeft' | 'isSuspended'> {
  logoId: string | null;
  hasLeft: boolean;
  isSuspended: boolean;
}
const toLabel = ({ logoId, hasLeft, isSuspended, ...label }: LabelRow): OrganizationLabel => ({
  ...label,
  ...(logoId && { logoId }),
  ...(hasLeft && { hasLeft }),
  ...(isSuspended && { isSuspended }),
});
const listed = {
  name: 'membership-listed',
  text: 'select id from membership.directory_entries where id = any($1)',
};
const inCountries = {
  name: 'membership-organizations-in',
  text: 'select country, array_agg(id) as ids from membership.directory_entries where country = any($1) group by country',
};

const ofTypes = {
  name: 'membership-organizations-of-type',
  text: `select type, array_agg(id) as ids from membership.organizations
    where type = any($1::membership.organization_type[]) group by type`,
};
const countries = {
  name: 'membership-countries',
  text: 'select id, country from membership.directory_entries where id = any($1) and country is not null',
};

/** What organizations are called and where they are, for whoever shows them beside what is theirs. */
@Injectable()
export class OrganizationLabels {
  private readonly labels: Cache<OrganizationLabel>;
  private readonly countries: Cache<{ country?: string }>;
  private readonly inCountry: Cache<readonly string[]>;
  private readonly ofType: Cache<readonly string[]>;

  constructor(
    private readonly database: Database,
    private readonly finder: OrganizationFinder,
    notices: Notices,
  ) {
    this.labels = new Cache(database, notices, {
      name: 'organization-labels',
      max: 50_000,
      topics: [organizationChanged],
    });
    this.countries = new Cache(database, notices, {
      name: 'organization-countries',
      max: 50_000,
      topics: [organizationChanged],
    });
    this.inCountry = new Cache(database, notices, {
      name: 'organizations-in-country',
      max: 300,
      topics: [],
      sweeping: [organizationChanged],
    });
    this.ofType = new Cache(database, notices, {
      name: 'organizations-of-type',
      max: 20,
      topics: [],
      sweeping: [organizationChanged],
    });
  }

  async describe(ids: Iterable<string>): Promise<ReadonlyMap<string, OrganizationLabel>> {
    return this.labels.getMany(ids, async (missing) => {
      const rows = await this.database.query<LabelRow>(labels, [missing]);
      return new Map(rows.map((row) => [row.id, toLabel(row)]));
    });
  }

  async find(part: string): Promise<OrganizationLabel[]> {
    return (await this.finder.findListed(part)).map((row) => toLabel({ ...row, hasLeft: false, isSuspended: false }));
  }

  async listed(ids: string[]): Promise<ReadonlySet<string>> {
    const found = await this.database.query<{ id: string }>(listed, [ids]);
    return new Set(found.map(({ id }) => id));
  }

  async countriesOf(ids: string[]): Promise<ReadonlyMap<string, string>> {
    const known = await this.countries.getMany(ids, async (missing) => {
      const rows = await this.database.query<{ id: string; country: string }>(countries, [missing]);
      const found = new Map<string, { country?: string }>(missing.map((id) => [id, {}]));
      for (const { id, country } of rows) found.set(id, { country });
      return found;
    });
    return new Map([...known].flatMap(([id, { country }]) => (country ? [[id, country]] : [])));
  }

  async inCountries(wanted: string[]): Promise<string[]> {
    const found = await this.inCountry.getMany(wanted, async (missing) => {
      const rows = await this.database.query<{ country: string; ids: string[] }>(inCountries, [missing]);
      const idsOf = new Map(rows.map(({ country, ids }) => [country, ids]));
      return new Map(missing.map((country) => [country, idsOf.get(country) ?? []]));
    });
    return [...found.values()].flat();
  }

  async ofTypes(types: OrganizationType[]): Promise<string[]> {
    const found = await this.ofType.getMany(types, async (missing) => {
      const rows = await this.database.query<{ type: OrganizationType; ids: string[] }>(ofTypes, [missing]);
      const idsOf = new Map<string, string[]>(rows.map(({ type, ids }) => [type, ids]));
      return new Map(missing.map((type) => [type, idsOf.get(type) ?? []]));
    });
    return [...found.values()].flat();
  }
}
