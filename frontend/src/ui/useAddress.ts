import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A parameter of the address: what it says, and the way to change it in place. Empty takes it out. A dialog that is
 * open by its address is open again after a reload, and after the sign-in that an ended session asks for.
 */
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
