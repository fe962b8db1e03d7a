import type { KeyboardEvent } from 'react';

/** What somebody types is theirs; a box to choose a line takes no letters. */
const isTyping = (target: HTMLElement) => target.matches('input:not([type="checkbox"]), select, textarea');

/** `j` and `k` go to the next line and the one before, `x` chooses it; Enter opens it, as it is a link. */
export function onTableKey(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')];
  const at = rows.findIndex((row) => row.contains(target));
  if (event.key === 'x') {
    rows[at]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
    return;
  }
  if (event.key !== 'j' && event.key !== 'k') return;
  const next = event.key === 'j' ? at + 1 : Math.max(at, 1) - 1;
  rows[next]?.querySelector<HTMLElement>('th a, th button')?.focus();
}
