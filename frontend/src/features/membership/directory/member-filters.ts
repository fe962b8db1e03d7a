const words = /^[a-z_]+(,[a-z_]+)*$/;

/** What the directory is narrowed by, and what the address may say of it. */
export const narrowing = {
  type: words,
  country: /^[A-Z]{2}(,[A-Z]{2}){0,19}$/,
  interest: /^[\w &/-]+(,[\w &/-]+)*$/,
  openTo: words,
  tier: words,
  verified: /^true$/,
} as const;

export type FilterName = keyof typeof narrowing;
export type MemberFilters = Partial<Record<FilterName, string>>;
export const filterNames = Object.keys(narrowing) as FilterName[];

/** What the list is asked for. */
export const asSearched = (search: string, sort: string | null, filters: MemberFilters): Record<string, string> => ({
  search,
  sort: sort === (search ? 'newest' : 'name') ? sort : '',
  ...filters,
});

/** The same of an address, as far as its form says: for what is asked for before the words of the values are there. */
export const searchedIn = (address: URLSearchParams, search: string) =>
  asSearched(
    search,
    address.get('sort'),
    Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = address.get(name) ?? '';
        return narrowing[name].test(value) ? [[name, value]] : [];
      }),
    ),
  );
