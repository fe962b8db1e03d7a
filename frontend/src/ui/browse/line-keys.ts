import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** What somebody types is theirs; a box to choose a line takes no letters. */
const isTyping = (target: Element) => target.matches('input:not([type="checkbox"], [type="radio"]), select, textarea');
const isCommand = ({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  ctrlKey || metaKey || altKey;

export const linesIn = (list: Element) => [...list.querySelectorAll('tbody tr, [data-lines] > *')];
/** What a line leads to. */
export const leadOf = (line: Element | undefined) =>
  line?.querySelector<HTMLElement>('th a, th button, h2 a, h3 a') ?? undefined;

/** `j` and `k` put the focus on what the next line, or the one before, leads to. Tells whether the key was one of them. */
function step(key: string, lines: readonly Element[], target: Element): boolean {
  if (key !== 'j' && key !== 'k') return false;
  const at = lines.findIndex((line) => line.contains(target));
  const next = key === 'j' ? at + 1 : Math.max(at, 1) - 1;
  leadOf(lines[next])?.focus();
  return true;
}

/** `j` and `k` go to the next line and the one before, `x` chooses it; Enter opens it, as it is a link. */
export function onTableKey(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (isCommand(event) || isTyping(target)) return;
  const rows = linesIn(event.currentTarget);
  if (event.key === 'x')
    rows
      .find((row) => row.contains(target))
      ?.querySelector<HTMLElement>('input[type="checkbox"]')
      ?.click();
  else if (step(event.key, rows, target)) event.preventDefault();
}

/** `j` and `k` go through a list from anywhere on its page, from its first line on. */
export function useLineKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const go = (event: globalThis.KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || isCommand(event) || !(target instanceof HTMLElement) || isTyping(target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      if (list.current && step(key, linesIn(list.current), target)) event.preventDefault();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [list]);
}
