import type { Statement } from '../../../platform/database/statement';
import type { FacetFilters } from '../../../platform/lists/facets';
import { type Condition, meets } from '../../../platform/lists/narrowed-page';

/** Of each organization that is listed, what members see of it: kept by a trigger. */
export const entries = 'membership.directory_entries';

const shownOf = 600;
const shownInShort = 300;
export const columns = `id, name, type, tier, is_verified as "isVerified", coalesce(left(description, ${shownOf}), '') as description,
  country, city, left(seeks, ${shownInShort}) as seeks, left(offers, ${shownInShort}) as offers, interests, open_to as "openTo",
  logo_id as "logoId", shows_work as "showsWork", shows_activity as "showsActivity",
  featured_at is not null as "isFeatured", created_at as "createdAt"`;

/** Of these an organization has one value. */
export const facets = ['type', 'tier', 'verified', 'country'] as const;
/** Of these it may have several, or none. */
export const severals = ['interest', 'openTo'] as const;
export type Several = (typeof severals)[number];

const conditions: Record<string, Condition> = {
  type: (given) => `type = any(${given}::membership.organization_type[])`,
  tier: (given) => `tier = any(${given}::membership.membership_tier[])`,
  verified: (given) => `is_verified = any(${given}::boolean[])`,
  country: (given) => `country = any(${given}::text[])`,
  interest: (given) => `interests && ${given}::text[]`,
  openTo: (given) => `open_to && ${given}::text[]`,
  ids: (given) => `id = any(${given}::uuid[])`,
};

/** The conditions of filters, in the order of their values. */
export const conditionsOf = (filters: FacetFilters): Record<string, Condition> =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, conditions[name] as Condition]));

const named = (name: string, filters: FacetFilters, text: string): Statement => ({
  name: ['directory', name, ...Object.keys(filters)].join('-'),
  text,
});

const cellColumns = 'type, tier, is_verified as verified, country';
const byCells = 'type, tier, is_verified, country';

/** Organizations by all facets at once. */
export const cells: Statement = {
  name: 'directory-cells',
  text: `select ${cellColumns}, sum(rows)::int as count from membership.directory_counts
    group by ${byCells} having sum(rows) > 0`,
};

/** Organizations by each value of which they may have several, and by each other value besides: kept by triggers. */
export const pairs: Statement = {
  name: 'directory-pairs',
  text: `select split_part(pair, chr(9), 1) as facet, split_part(pair, chr(9), 2) as value, split_part(pair, chr(9), 3) as within,
      split_part(pair, chr(9), 4) as among, sum(rows)::int as count
    from membership.directory_pair_counts group by pair having sum(rows) > 0`,
};

/** The same of those that pass filters. */
export const cellsOf = (filters: FacetFilters): Statement =>
  named(
    'cells',
    filters,
    `select ${cellColumns}, count(*)::int as count from ${entries} where ${meets(conditionsOf(filters))} group by ${byCells}`,
  );

const arrays = { interest: 'interests', openTo: 'open_to' };

/** How many that pass filters have each value of a facet of which they may have several, most first. */
export const countsOf = (facet: Several, filters: FacetFilters): Statement =>
  named(
    facet,
    filters,
    `select v as value, count(*)::int as count from ${entries}, unnest(${arrays[facet]}) v
      where ${meets(conditionsOf(filters))} group by v order by 2 desc, 1`,
  );

const byName = 'order by lower(name) collate "C", id';

/** A page by name of those that pass filters; its parameters are a name, an id and the limit, and a value for each filter. */
export function pageByName(filters: FacetFilters, few: boolean): Statement {
  const where = meets(conditionsOf(filters), 4);
  const page = `(lower(name) collate "C", id) > ($1, $2::uuid) ${byName} limit $3`;
  return named(
    few ? 'few' : 'names',
    filters,
    few
      ? `with few as materialized (select id, name from ${entries} where ${where})
        select ${columns} from ${entries} where id in (select id from few where ${page}) ${byName}`
      : `select ${columns} from ${entries} where ${where} and ${page}`,
  );
}

export const listed: Statement = {
  name: 'directory-listed',
  text: `select ${columns} from ${entries} where id = any($1) order by array_position($1, id)`,
};

/** Also of one that has left the directory since the page before: the next one begins after it all the same. */
export const nameOfEntry: Statement = {
  name: 'directory-name-of',
  text: `select lower(coalesce((select name from ${entries} where id = $1), name)) as name
    from membership.organizations where id = $1`,
};

/** By which organizations were verified, the one proven first. */
export const provenDomains: Statement = {
  name: 'directory-proven-domains',
  text: `select distinct on (organization_id) organization_id as id, domain from membership.organization_domains
    where organization_id = any($1) and proven_at is not null order by organization_id, proven_at, domain`,
};

/** So many are featured at once. */
const mostFeatured = 8;
export const featured: Statement = {
  name: 'directory-featured',
  text: `select ${columns} from ${entries} where featured_at is not null order by featured_at desc, id limit ${mostFeatured}`,
};

/** Since a moment. */
export const growth: Statement = {
  name: 'directory-growth',
  text: `select (select count(*)::int from ${entries} where created_at > $1) as "newMembers",
    (select count(*)::int from (
      select from ${entries} where country is not null group by country having min(created_at) > $1) c) as "newCountries"`,
};

/** Connections that were accepted, and those of them since the month of a moment. */
export const connections: Statement = {
  name: 'directory-connections',
  text: `select coalesce(sum(rows), 0)::int as all, coalesce(sum(rows) filter (
      where month > ($1::timestamptz at time zone 'UTC')::date), 0)::int as new
    from membership.connection_counts where status = 'accepted'`,
};
