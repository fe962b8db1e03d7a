import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { isProviderOfMail } from '../domains/domain-name';
import type { RegistrationStatus } from '../registrations/registration.enums';
import { DuplicateSign } from './registry.enums';
import { registrations } from './registry-filter';

/** A name without what it may be spelled with; the host of a website; as their indexes have them. */
const nameOf = (row: string) => `regexp_replace(lower(${row}.organization_name), '[^[:alnum:]]+', '', 'g')`;
const websiteOf = (row: string) => `substring(lower(${row}.website) from '^https?://(?:www\\.)?([^/:?#]+)')`;
const domainOf = (row: string) => `split_part(${row}.email, '@', 2)`;

/** So many are told for each sign. */
const most = 10;
const alike = (sign: DuplicateSign, condition: string) => `(select d.id, '${sign}' as sign from ${registrations} d
  where d.deleted_at is null and d.id <> r.id and ${condition} limit ${most})`;
/** Of a row `r`; by its domain where not everybody gets an address there. */
const duplicates = [
  alike(DuplicateSign.Address, 'd.user_id = r.user_id'),
  alike(DuplicateSign.Name, `${nameOf('d')} = ${nameOf('r')} and ${nameOf('r')} <> ''`),
  alike(DuplicateSign.Domain, `${domainOf('d')} = ${domainOf('r')} and r.id = any($2)`),
  alike(DuplicateSign.Website, `${websiteOf('d')} = ${websiteOf('r')}`),
].join(' union all ');

const signs = {
  name: 'registry-duplicate-signs',
  text: `select r.id, array_agg(distinct found.sign) as signs from ${registrations} r cross join lateral (${duplicates}) found
    where r.id = any($1) group by r.id`,
};
const others = {
  name: 'registry-duplicates',
  text: `select o.id, o.organization_id as "organizationId", o.organization_name as "organizationName", o.email, o.status, o.created_at as "createdAt",
      array_agg(distinct found.sign) as signs
    from ${registrations} r cross join lateral (${duplicates}) found join ${registrations} o on o.id = found.id
    where r.id = any($1) group by o.id order by o.created_at, o.id limit ${most}`,
};

interface DuplicateRow {
  id: string;
  organizationId: string;
  organizationName: string;
  email: string;
  status: RegistrationStatus;
  createdAt: string;
  signs: DuplicateSign[];
}

interface Registered {
  id: string;
  email: string;
}

/** Which registrations may be of one organization. */
@Injectable()
export class DuplicatesQueries {
  constructor(private readonly database: Database) {}

  /** By what each of them has others like it; those without are absent. */
  async signsOf(rows: Registered[]): Promise<ReadonlyMap<string, DuplicateSign[]>> {
    if (rows.length === 0) return new Map();
    const found = await this.database.query<{ id: string; signs: DuplicateSign[] }>(signs, given(rows));
    return new Map(found.map((row) => [row.id, row.signs]));
  }

  /** The others, oldest first, at most ten. */
  async of(row: Registered): Promise<DuplicateRow[]> {
    return this.database.query<DuplicateRow>(others, given([row]));
  }
}

/** Who was erased has no address. */
const isOneOrganizations = (domain?: string) => Boolean(domain) && !isProviderOfMail(domain as string);
const given = (rows: Registered[]) => [
  rows.map(({ id }) => id),
  rows.filter(({ email }) => isOneOrganizations(email.split('@')[1])).map(({ id }) => id),
];
