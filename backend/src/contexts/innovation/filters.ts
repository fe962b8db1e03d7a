import type { FacetCountDto } from '../../platform/lists/browse.dto';
import type { FacetFilters } from '../../platform/lists/facets';
import { facetsOf, type Narrowing } from '../../platform/lists/narrowed-list';
import type { MembershipApi } from '../membership';

/** Who submitted what is looked for. */
interface Owned {
  region?: string[];
  submitter?: string;
}

type Query<Facet extends string> = Owned & Partial<Record<Facet, readonly (string | number)[]>>;

/** What people of some organizations look for. */
export async function narrowingOf<Facet extends string>(
  query: Query<Facet>,
  facets: readonly Facet[],
  own: string[],
  membership: MembershipApi,
): Promise<Narrowing> {
  const { region, submitter } = query;
  const filters: FacetFilters = facetsOf(query, facets);
  return { own, filters, owners: await ownersOf(query, membership), chosenBy: `${submitter ?? ''}:${region ?? ''}` };
}

export const isNarrowed = <Facet extends string>(query: Query<Facet>, facets: readonly Facet[]): boolean =>
  Boolean(query.region || query.submitter) || facets.some((facet) => query[facet]);

/** The organizations whose things are looked for; nothing when they may be of any. */
async function ownersOf({ region, submitter }: Owned, membership: MembershipApi): Promise<string[] | undefined> {
  if (!region) return submitter ? [submitter] : undefined;
  if (!submitter) return membership.organizationsIn(region);
  const country = (await membership.countriesOf([submitter])).get(submitter);
  return country && region.includes(country) ? [submitter] : [];
}

/** Submitters that are counted, with their names. */
export async function withNames<Facets extends { submitter: FacetCountDto[] }>(
  facets: Facets,
  membership: MembershipApi,
) {
  const labels = await membership.describeOrganizations(facets.submitter.map(({ value }) => value));
  const submitter = facets.submitter.flatMap(({ value, count }) => {
    const name = labels.get(value)?.name;
    return name ? [{ value, name, count }] : [];
  });
  return { ...facets, submitter };
}

/** What a search has found is counted one by one, up to so much. */
export const mostFound = 2_000;
