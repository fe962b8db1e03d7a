import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The parameters of the address, and the way to change some of them in place; an empty one is taken out. The page
 * shows the change before the event ends that asked for it: as a transition, it would set a box that was just ticked
 * back until there is time to draw.
 */
export function useParameters() {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string | undefined>) =>
      setParameters(
        (current) => {
          for (const [name, text] of Object.entries(changes)) {
            if (text) current.set(name, text);
            else current.delete(name);
          }
          return current;
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    [setParameters],
  );
  return { parameters, change };
}

/**
 * One parameter of the address: what it says, and the way to change it. A dialog that is open by its address is open
 * again after a reload, and after the sign-in that an ended session asks for.
 */
export function useAddress(name: string): [string, (text: string) => void] {
  const { parameters, change } = useParameters();
  const set = useCallback((text: string) => change({ [name]: text }), [name, change]);
  return [parameters.get(name) ?? '', set];
}
