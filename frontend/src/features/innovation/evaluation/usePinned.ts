import { useRef } from 'react';
import { useAddress } from '@/ui/useAddress';

interface Queued<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** Where it begins, as long as none is chosen. */
  start: Item | undefined;
  /** Whether it left the queue by what was done here. */
  isDoneHere?: (id: string) => boolean;
}

/**
 * What of a queue is worked on: the one that the address names, or where it begins. It stays until whoever works moves
 * on, whatever becomes of the queue meanwhile; one that is not in it any more stays as it was.
 */
export function usePinned<Item>({ items, idOf, start, isDoneHere = () => false }: Queued<Item>) {
  const [chosen, choose] = useAddress('proposal');
  const pin = useRef<{ chosen: string; item: Item }>(undefined);
  const find = (id: string) => items.find((one) => idOf(one) === id);
  const last = pin.current;
  const isLast = last !== undefined && (last.chosen === chosen || idOf(last.item) === chosen);
  const pinned = isLast && (find(idOf(last.item)) || !isDoneHere(idOf(last.item))) ? last.item : undefined;
  const found = find(pinned ? idOf(pinned) : chosen);
  const shown = found ?? pinned ?? start;
  pin.current = shown && { chosen, item: shown };
  return {
    shown,
    isGone: !found && pinned !== undefined,
    /** To the one with this id, or to where the queue begins. */
    moveOn: (id = '') => {
      if (!shown || idOf(shown) !== id) pin.current = undefined;
      choose(id);
    },
  };
}
