/** By then what the page shows has been fetched, or is late anyway. */
const quietAfterMs = 1500;

export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches code while nobody waits, unless the person saves data; answers how to call it off. */
export function whenQuiet(load: () => Promise<unknown>): () => void {
  if (savesData()) return () => undefined;
  const timer = setTimeout(() => load().catch(() => undefined), quietAfterMs);
  return () => clearTimeout(timer);
}
