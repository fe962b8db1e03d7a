import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchText } from '@/ui/searchText';

/** A parameter of the address: what it says, and the way to change it in place. Empty takes it out. */
export function useAddress(name: string): [string, (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (text: string) =>
      setParameters(
        (current) => {
          if (text) current.set(name, text);
          else current.delete(name);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParameters],
  );
  return [parameters.get(name) ?? '', change];
}

/** What the address searches for; a typed address may say anything. */
export function useSearch(): [string, (text: string) => void] {
  const [search, change] = useAddress('search');
  return [searchText(search), change];
}
