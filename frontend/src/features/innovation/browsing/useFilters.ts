import { useParameters } from '@/ui/useAddress';
import { isKnown } from './filter-words';
import { type Filters, type Kind, narrowing, valuesOf } from './filters';

const takesOne = /^(readiness\w+|submitter|organization|mine|watched)$/;

/** What the address narrows a list by, and the ways to change it in place. */
export function useFilters(kind: Kind) {
  const { parameters, change } = useParameters();
  const filters: Filters = {};
  const unknown: { name: string; value: string }[] = [];
  for (const name of Object.keys(narrowing[kind])) {
    const said = parameters.get(name) ?? '';
    const values = [...new Set(takesOne.test(name) ? [said] : said.split(','))].filter(Boolean);
    const known = values.filter((value) => isKnown(kind, name, value));
    if (known.length > 0) filters[name] = known.join(',');
    for (const value of values) if (!known.includes(value)) unknown.push({ name, value });
  }
  const none = Object.fromEntries(Object.keys(narrowing[kind]).map((name) => [name, '']));
  return {
    filters,
    /** What the address asks for that there is not; nothing is narrowed by it. */
    unknown,
    isNarrowed: Object.keys(filters).length > 0,
    isExactly: (wanted: Filters) => Object.keys(none).every((name) => (filters[name] ?? '') === (wanted[name] ?? '')),
    change: (changes: Filters) => change(changes),
    /** Puts a value in, or takes it out. */
    toggle: (name: string, value: string) => {
      const values = valuesOf(filters, name);
      const rest = values.filter((one) => one !== value);
      change({ [name]: (rest.length < values.length ? rest : [...values, value]).join(',') });
    },
    /** Narrows it by this, and nothing else. */
    only: (wanted: Filters) => change({ ...none, ...wanted }),
    clear: () => change(none),
    /** Takes out of the address what there is not. */
    clearUnknown: () => change(Object.fromEntries(unknown.map(({ name }) => [name, filters[name] ?? '']))),
  };
}
