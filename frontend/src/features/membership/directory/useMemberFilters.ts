import type { CountMemberFacetsApiArg } from '@alliance/api-client/directory';
import { countryName, isCountry } from '@/content/countries';
import { openingLabels, typeGroups } from '@/content/directory';
import { organizationTypeLabels } from '@/content/labels';
import { interestGroups } from '@/content/registration';
import { tierNames } from '@/content/tiers';
import { useParameters } from '@/ui/useAddress';
import { type FilterName, filterNames, type MemberFilters } from './member-filters';

const interests = interestGroups.flatMap(({ items }) => items);
/** Of each filter but the country its values with their words, in order. */
export const valuesOf: Record<Exclude<FilterName, 'country'>, Record<string, string>> = {
  type: organizationTypeLabels,
  interest: Object.fromEntries(interests.map((interest) => [interest, interest])),
  openTo: openingLabels,
  tier: tierNames,
  verified: { true: 'Verified' },
};
export const filterLabels: Record<FilterName, string> = {
  type: 'Type',
  country: 'Country',
  interest: 'Interest',
  openTo: 'Open to',
  tier: 'Tier',
  verified: 'Verified',
};

const isKnown = (name: FilterName, value: string) =>
  name === 'country' ? isCountry(value) : Object.hasOwn(valuesOf[name], value);

/** What a filter is called on its chip. */
export const chipWords = (name: FilterName, value: string) =>
  name === 'verified'
    ? 'Verified'
    : `${filterLabels[name]}: ${name === 'country' ? countryName(value) : valuesOf[name][value]}`;

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** What the address narrows the directory by, and the ways to change it in place. */
export function useMemberFilters() {
  const { parameters, change } = useParameters();
  const values = (name: FilterName): string[] =>
    [...new Set((parameters.get(name) ?? '').split(','))].filter((value) => isKnown(name, value));
  const filters: MemberFilters = Object.fromEntries(
    filterNames.map((name) => [name, values(name).join(',')]).filter(([, value]) => value),
  );
  const group = typeGroups.find(({ types }) => same(types, values('type')));
  const chips = filterNames
    .filter((name) => name !== 'type' || !group)
    .flatMap((name) => values(name).map((value) => ({ name, value })));
  const none = Object.fromEntries(filterNames.map((name) => [name, '']));
  return {
    filters,
    /** The category whose types it is narrowed to, if it is those. */
    group: group?.value ?? 'all',
    /** What it is narrowed by besides. */
    chips,
    isNarrowed: Object.keys(filters).length > 0,
    values,
    toggle: (name: FilterName, value: string) => {
      const now = values(name);
      change({ [name]: (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]).join(',') });
    },
    chooseGroup: (value: string) =>
      change({ type: typeGroups.find((one) => one.value === value)?.types.join(',') ?? '' }),
    clear: () => change(none),
  };
}

/** The same as the API's client takes it. */
export const asCounted = ({ verified, ...lists }: MemberFilters, search: string): CountMemberFacetsApiArg => ({
  ...Object.fromEntries(Object.entries(lists).map(([name, value]) => [name, value.split(',')])),
  ...(verified && { verified: true }),
  ...(search && { search }),
});
