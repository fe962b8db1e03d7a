import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leadOf, linesIn } from './line-keys';

/** Where each list was left: its address with all that narrows it, and which entry of the browser's history it is. */
const left = new Map<string, { address: string; entry: number }>();

/** The router numbers the entries it makes. */
const entryNow = (): number => window.history.state?.idx ?? Number.NaN;

/** Remembers, for the way back from a page of one of its things, how the list is shown. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    left.set(pathname, { address: pathname + search, entry: entryNow() });
  }, [pathname, search]);
}

/** Which line of each list was gone on from, by what it leads to. */
const goneOnFrom = new Map<string, { entry: number; href: string }>();

/** Whoever comes back by the browser's history has the focus on the line that they went on from, and not at the beginning. */
export function useLineToReturnTo(list: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isOver = useRef(false);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const line = list.current && linesIn(list.current).find((one) => one.contains(target as Element));
      const href = leadOf(line ?? undefined)?.getAttribute('href');
      if (href) goneOnFrom.set(pathname, { entry: entryNow(), href });
    };
    // Before the link is followed, which makes another entry.
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [list, pathname]);

  // Until the line is there: lists come after their page.
  useEffect(() => {
    if (isOver.current) return;
    const from = goneOnFrom.get(pathname);
    if (from?.entry !== entryNow()) {
      isOver.current = true;
      return;
    }
    const link =
      list.current &&
      linesIn(list.current)
        .map(leadOf)
        .find((one) => one?.getAttribute('href') === from.href);
    if (!link) return;
    isOver.current = true;
    // After the title has it, as on every page. Whoever has gone on to something else is left there.
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.matches('main h1')) link.focus({ preventScroll: true });
    });
  });
}

/** The way back to a list: as it was left, and whether the browser's own way back leads there, to the very line. */
export function wayBackTo(pathname: string): { address: string; isJustBefore: boolean } {
  const list = left.get(pathname);
  return { address: list?.address ?? pathname, isJustBefore: list?.entry === entryNow() - 1 };
}
