import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leadOf, linesIn } from './line-keys';
import { keyJustBefore } from './trail';

/** Where each list was left: its address with all that narrows it, and which entry of the history it is. */
const left = new Map<string, { address: string; key: string }>();

/** Remembers, for the way back from a page of one of its things, how the list is shown. */
export function useRememberedList(): void {
  const { pathname, search, key } = useLocation();
  useEffect(() => {
    left.set(pathname, { address: pathname + search, key });
  }, [pathname, search, key]);
}

/** The way back to a list: as it was left, and whether the browser's own way back leads there, to the very line. */
export function wayBackTo(pathname: string): { address: string; isJustBefore: boolean } {
  const list = left.get(pathname);
  return { address: list?.address ?? pathname, isJustBefore: list !== undefined && list.key === keyJustBefore() };
}

/** A list that was gone on from: what its lines lead to, which of them was followed, and how far below the edge of the window that stood. */
interface Left {
  lines: string[];
  at: number;
  top: number;
}

/** By the entry of the history. */
const goneOnFrom = new Map<string, Left>();

interface Reading {
  /** So many lines have been read. */
  shown: number;
  hasNextPage: boolean;
  isFetching: boolean;
  error?: unknown;
  fetchNextPage: () => void;
}

/** Whoever does one of these may be somewhere else. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
/** So many may have come before a line since it was seen. */
const spare = 20;

/**
 * Whoever comes back by the browser's history finds the line that they went on from where it stood, and has the focus on it, as
 * soon as it is there: a list that was forgotten meanwhile is read again so far. Where it has left the list, the next one stands
 * in its place.
 */
export function useLineToReturnTo(list: RefObject<HTMLElement | null>, reading: Reading): void {
  const { key } = useLocation();
  const [back] = useState(() => ({ key, to: goneOnFrom.get(key) }));
  const due = useRef(back.to);
  useWhereGoneOn(list, due);
  const { shown, hasNextPage, isFetching, error, fetchNextPage } = reading;
  const furthest = (back.to?.lines.length ?? 0) + spare;
  const isAll = !error && (shown >= furthest || !(hasNextPage || isFetching));

  useEffect(() => {
    const { current } = list;
    if (!current || !due.current || back.key !== key) return;
    const look = () => {
      if (!due.current) return;
      const links = linesIn(current).map(leadOf);
      const link = nearest(due.current, links, isAll && links.length >= shown);
      if (!link) return;
      // The router has gone to the place already, where the list was there and is as it was.
      const moved = topOf(link) - due.current.top;
      due.current = undefined;
      if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
      // After the title has it, as on every page. Whoever has gone on to something else is left there.
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement === document.body || activeElement?.matches('main h1')) link.focus({ preventScroll: true });
      });
    };
    look();
    // Lines may be drawn after their list.
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [list, back, key, shown, isAll]);

  useEffect(() => {
    if (due.current && back.key === key && !isAll && !isFetching && !error) fetchNextPage();
  }, [back, key, isAll, isFetching, error, fetchNextPage]);
}

/** Remembers the line that is followed from the list to its own page, until something else is done there. */
function useWhereGoneOn(list: RefObject<HTMLElement | null>, due: RefObject<Left | undefined>): void {
  const { key } = useLocation();
  useEffect(() => {
    let last: Left | undefined;
    const forget = () => {
      last = undefined;
      due.current = undefined;
      goneOnFrom.delete(key);
    };
    const remember = ({ target }: MouseEvent) => {
      const lines = list.current ? linesIn(list.current) : [];
      const at = lines.findIndex((one) => one.contains(target as Element));
      const link = leadOf(lines[at]);
      if (link?.hasAttribute('href')) last = { lines: lines.map(leadOf).map(addressOf), at, top: topOf(link) };
    };
    // Before the link is followed, and also where nobody else is to hear of it.
    for (const act of acts) document.addEventListener(act, forget, true);
    document.addEventListener('click', remember, true);
    return () => {
      for (const act of acts) document.removeEventListener(act, forget, true);
      document.removeEventListener('click', remember, true);
      const followed = last?.lines[last.at];
      if (followed && new URL(followed, window.location.href).pathname === window.location.pathname)
        goneOnFrom.set(key, last as Left);
    };
  }, [list, due, key]);
}

/** The line itself, or where all are there without it the one that was next after it, or before it. */
function nearest({ lines, at }: Left, links: (HTMLElement | undefined)[], isAll: boolean): HTMLElement | undefined {
  const there = new Map(links.map((link) => [addressOf(link), link]));
  const wanted = isAll ? [...lines.slice(at), ...lines.slice(0, at).reverse()] : [lines[at] ?? ''];
  return wanted.map((address) => address && there.get(address)).find((link) => link instanceof HTMLElement);
}

const addressOf = (link: Element | undefined): string => link?.getAttribute('href') ?? '';
const topOf = (element: Element): number => element.getBoundingClientRect().top;
