import { useCallback, useEffect, useState } from 'react';
import { toast } from './toast';
import { whenQuiet } from './whenQuiet';

/**
 * Code that a page does not need to be read: it is fetched when the page has been quiet for a while, or as soon as it is
 * wanted. `want` tells whether it came; where it did not, the person has been told.
 */
export function useLater<Code>(load: () => Promise<Code>): [Code | undefined, want: () => Promise<boolean>] {
  const [code, setCode] = useState<Code>();

  useEffect(() => whenQuiet(load), [load]);

  const want = useCallback(
    () =>
      load().then(
        (loaded) => {
          setCode(() => loaded);
          return true;
        },
        () => {
          toast({
            title: 'Not loaded',
            description: 'Check your connection and try again. Nothing you typed is lost.',
            variant: 'destructive',
          });
          return false;
        },
      ),
    [load],
  );

  return [code, want];
}
