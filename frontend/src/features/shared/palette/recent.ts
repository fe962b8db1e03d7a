import type { Entry } from './entries';

const most = 8;
const slotOf = (personId: string) => `recent:${personId}`;

/** What a person went to by the palette on this browser, the last one first. */
export function readRecent(personId: string): Entry[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(slotOf(personId)) ?? '[]');
    return Array.isArray(known) ? known.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function keepRecent(personId: string, { kind, title, line, address }: Entry): void {
  const others = readRecent(personId).filter((one) => one.address !== address);
  try {
    localStorage.setItem(slotOf(personId), JSON.stringify([{ kind, title, line, address }, ...others].slice(0, most)));
  } catch {
    // Without storage nothing is recent.
  }
}

const isEntry = (one: Partial<Entry> | null): one is Entry =>
  typeof one?.kind === 'string' && typeof one.title === 'string' && /^\/(?!\/)/.test(one.address ?? '');
