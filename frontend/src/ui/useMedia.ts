import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says: where two layouts are two structures, and hiding one would leave it to be read twice. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? true);
}
