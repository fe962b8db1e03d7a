const words = /^[a-z_]+(,[a-z_]+)*$/;
const level = /^[1-9]$/;
const owned = { region: /^[A-Z]{2}(,[A-Z]{2})*$/, submitter: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i };

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
} as const;

export type Kind = keyof typeof narrowing;
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
      name === 'submitter' ? value : level.test(value) ? Number(value) : value.split(','),
    ]),
  );
