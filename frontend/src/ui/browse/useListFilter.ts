import { useParameters } from '@/ui/useAddress';

/** What of the address narrows a list of operators; a typed address may say anything, which the server refuses. */
export function useListFilter<Name extends string>(names: readonly Name[]) {
  const { parameters, change } = useParameters();
  const given = names.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : []));
  return {
    filter: Object.fromEntries(given) as Partial<Record<Name, string>>,
    isFiltered: given.length > 0,
    parameters,
    change,
    clear: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}
