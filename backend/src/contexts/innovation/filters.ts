import type { FacetCountDto } from '../../platform/lists/browse.dto';
import type { FacetFilters } from '../../platform/lists/facets';
import type { ListMemory } from '../../platform/lists/list-memory';
import { facetsOf, type NarrowedCounts, type Narrowing } from '../../platform/lists/narrowed-counts';
import { inOrderOfIds } from '../../platform/lists/narrowed-list';
import type { MembershipApi, OrganizationType } from '../membership';

/** Who submitted what is looked for. */
export interface Owned {
  region?: string[];
  submitterType?: OrganizationType[];
  submitter?: string;
}

/** What is known of who submitted something. */
export const traits = ['region', 'submitterType'] as const;
export type Trait = (typeof traits)[number];

export type Query<Facet extends string> = Owned & Partial<Record<Facet, readonly (string | number)[]>>;

/** What people of some organizations look for. */
export async function narrowingOf<Facet extends string>(
  query: Query<Facet>,
  facets: readonly Facet[],
  own: string[],
  membership: MembershipApi,
  { state, owners: { state: ofOwners } }: ListMemory,
  counts: Pick<NarrowedCounts<Facet, Trait>, 'having'>,
): Promise<Narrowing> {
  const { region, submitterType, submitter } = query;
  const filters: FacetFilters = facetsOf(query, facets);
  const chosenBy = [submitter, submitterType?.toSorted(), region?.toSorted()].join(':');
  const such = await ownersOf(query, membership);
  return { own, filters, owners: such && (await counts.having(such, chosenBy, ofOwners)), chosenBy, state };
}

/** All that something is narrowed by, as rows have it that are counted one by one. */
export const filtersOf = <Facet extends string>(query: Query<Facet>, facets: readonly Facet[]) => ({
  ...facetsOf(query, facets),
  ...facetsOf<Trait>(query, traits),
  ...(query.submitter && { submitter: [query.submitter] }),
});

/** The same without each filter that is about who submitted. */
export async function withoutEach<Asked extends Owned>(asked: Asked, within: (asked: Asked) => Promise<Narrowing>) {
  const here = await within(asked);
  const without = async (filter: keyof Owned) =>
    asked[filter] ? await within({ ...asked, [filter]: undefined }) : here;
  const [region, submitterType, submitter] = await Promise.all([
    without('region'),
    without('submitterType'),
    without('submitter'),
  ]);
  return { here, without: { region, submitterType, submitter } };
}

export const isNarrowed = <Facet extends string>(query: Query<Facet>, facets: readonly Facet[]): boolean =>
  Boolean(query.region || query.submitterType || query.submitter) || facets.some((facet) => query[facet]);

/** The organizations whose things are looked for; nothing when they may be of any. */
export async function ownersOf(
  { region, submitterType, submitter }: Owned,
  membership: MembershipApi,
): Promise<string[] | undefined> {
  if (submitter) {
    if (!region && !submitterType) return [submitter];
    const known = (await traitsOf([submitter], membership)).get(submitter);
    const fits = (wanted: string[] | undefined, value?: string) => !wanted || wanted.includes(value ?? '');
    return fits(region, known?.region) && fits(submitterType, known?.submitterType) ? [submitter] : [];
  }
  const there = region && (await membership.organizationsIn(region));
  const such = submitterType && (await membership.organizationsOfType(submitterType));
  if (!there || !such) return there ?? such;
  const both = new Set(there);
  return such.filter((id) => both.has(id));
}

/** The country of organizations and what they are. */
export async function traitsOf(ids: string[], membership: MembershipApi) {
  const [countries, labels] = await Promise.all([membership.countriesOf(ids), membership.describeOrganizations(ids)]);
  return new Map(ids.map((id) => [id, { region: countries.get(id), submitterType: labels.get(id)?.type }]));
}

/** Submitters that are counted, with their names. */
export async function withNames<Facets extends { submitter: FacetCountDto[] }>(
  facets: Facets,
  membership: MembershipApi,
) {
  const labels = await membership.describeOrganizations(facets.submitter.map(({ value }) => value));
  const submitter = facets.submitter.flatMap((counted) => {
    const name = labels.get(counted.value)?.name;
    return name ? [{ ...counted, name }] : [];
  });
  return { ...facets, submitter };
}

/** What a search has found is in one of two orders. */
export const sortOfSearch = (sort: string | undefined) => (sort === 'newest' ? sort : 'best');

/** The same order where it has found it among a few. */
export const orderOfFound = (sort: string | undefined) => (sortOfSearch(sort) === 'best' ? inOrderOfIds : undefined);

/** How many of them the viewer watches, as a facet of its own. */
export const watchedFacet = (count: number): FacetCountDto[] => (count > 0 ? [{ value: 'true', count }] : []);
