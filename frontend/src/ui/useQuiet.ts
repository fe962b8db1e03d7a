import { useEffect, useState } from 'react';
import { whenQuiet } from './whenQuiet';

/** Whether the page has come to rest, so that what it does not need to be read may be asked for. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(async () => setQuiet(true)), []);
  return isQuiet;
}
