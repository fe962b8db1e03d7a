import { type RefObject, useEffect, useRef, useState } from 'react';
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

interface Left {
  entry: number;
  /** What the line leads to. */
  href: string;
  /** How far below the upper edge of the window it stood, in pixels. */
  top: number;
  /** So many lines had been read. */
  lines: number;
}

/** Which line of each list was gone on from. */
const goneOnFrom = new Map<string, Left>();

interface Reading {
  /** So many lines are read. */
  shown: number;
  hasNextPage: boolean;
  isFetching: boolean;
  error?: unknown;
  fetchNextPage: () => void;
}

/** Whoever does one of these is somewhere else already. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Whoever comes back by the browser's history finds the line that they went on from where it stood, and has the focus on it, as
 * soon as it is there: a list that was forgotten meanwhile is read again so far.
 */
export function useLineToReturnTo(list: RefObject<HTMLElement | null>, reading: Reading): void {
  const { pathname } = useLocation();
  const [from] = useState(() => {
    const left = goneOnFrom.get(pathname);
    return left?.entry === entryNow() ? left : undefined;
  });
  const isDue = useRef(false);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const lines = list.current ? linesIn(list.current) : [];
      const link = leadOf(lines.find((one) => one.contains(target as Element)));
      const href = link?.getAttribute('href');
      if (!link || !href) goneOnFrom.delete(pathname);
      else goneOnFrom.set(pathname, { entry: entryNow(), href, top: topOf(link), lines: lines.length });
    };
    // Before the link is followed, which makes another entry.
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [list, pathname]);

  useEffect(() => {
    const { current } = list;
    if (!from || !current) return;
    const observer = new MutationObserver(() => look());
    const end = () => {
      isDue.current = false;
      observer.disconnect();
      for (const act of acts) document.removeEventListener(act, end, true);
    };
    const look = () => {
      const lines = linesIn(current);
      const link = lines.map(leadOf).find((one) => one?.getAttribute('href') === from.href);
      if (!link && lines.length < from.lines) return;
      end();
      if (!link) return;
      // The router has gone to the place already, where the list was there and is as it was.
      const moved = topOf(link) - from.top;
      if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
      // After the title has it, as on every page. Whoever has gone on to something else is left there.
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement === document.body || activeElement?.matches('main h1')) link.focus({ preventScroll: true });
      });
    };
    isDue.current = true;
    for (const act of acts) document.addEventListener(act, end, true);
    observer.observe(current, { childList: true, subtree: true });
    look();
    return end;
  }, [list, from]);

  const { shown, hasNextPage, isFetching, error, fetchNextPage } = reading;
  useEffect(() => {
    if (isDue.current && from && shown < from.lines && hasNextPage && !isFetching && !error) fetchNextPage();
  }, [from, shown, hasNextPage, isFetching, error, fetchNextPage]);
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The way back to a list: as it was left, and whether the browser's own way back leads there, to the very line. */
export function wayBackTo(pathname: string): { address: string; isJustBefore: boolean } {
  const list = left.get(pathname);
  return { address: list?.address ?? pathname, isJustBefore: list?.entry === entryNow() - 1 };
}
