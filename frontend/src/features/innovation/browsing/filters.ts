const words = /^[a-z_-]+(,[a-z_-]+)*$/;
const years = /^20[2-4]\d(,20[2-4]\d)*$/;
const level = /^[1-9]$/;
const region = /^[A-Z]{2}(,[A-Z]{2})*$/;
const organization = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const yes = /^true$/;
const owned = { region, submitterType: words, submitter: organization, watched: yes };

/** What each kind is narrowed by, and what the address may say of it. */
export const narrowing = {
  problems: { category: words, urgency: words, status: words, ...owned },
  solutions: {
    category: words,
    technology: words,
    readinessFrom: level,
    readinessTo: level,
    status: words,
    ...owned,
  },
  projects: { phase: words, status: words, category: words, year: years, region, organization, mine: yes },
} as const;

export type Kind = keyof typeof narrowing;
/** What can be searched for again and again, and matched. */
export type Submitted = Exclude<Kind, 'projects'>;
export type Filters = Record<string, string>;

/** What an address narrows a list by, as far as its form says: for what is asked for before the words of the values are there. */
export const filtersIn = (kind: Kind, address: URLSearchParams): Filters =>
  Object.fromEntries(
    Object.entries(narrowing[kind]).flatMap(([name, form]) => {
      const value = address.get(name) ?? '';
      return form.test(value) ? [[name, value]] : [];
    }),
  );

export const valuesOf = (filters: Filters, name: string) => filters[name]?.split(',') ?? [];

/** The same as the API's client takes it. */
export const asAsked = (filters: Filters): object =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      name,
      name === 'submitter' || name === 'organization'
        ? value
        : yes.test(value)
          ? true
          : level.test(value)
            ? Number(value)
            : value.split(','),
    ]),
  );
