import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useAskingAgain } from './ask-again';
import type { Filters, Page } from './page';

interface Found {
  pages: Page<unknown>[];
}

/** The action of any state. */
// biome-ignore lint/suspicious/noExplicitAny: each API slice has a state of its own.
type Asks<Answer> = ThunkAction<Answer, any, unknown, UnknownAction>;

interface ListCalls {
  ask: (asked: Filters, options: { subscribe: false; forceRefetch: true }) => Asks<PromiseLike<{ data?: Found }>>;
  change: (asked: Filters, change: (found: Found) => void) => Asks<unknown>;
}

/**
 * A list that may say at first how many there are at least, as nobody waits for the count. A page of one line is asked for until it
 * knows, and what has been read stays as it is. Of a search that is all there is to say.
 */
export const learningTotal = <List extends { currentData?: Found }>(
  useList: (asked: Filters, options?: { skip?: boolean }) => List,
  { ask, change }: ListCalls,
) =>
  function useListAndTotal(asked: Filters, options?: { skip?: boolean }): List {
    const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
    const list = useList(asked, options);
    const isCounted = !list.currentData?.pages.some(({ orMore }) => orMore);
    useAskingAgain(!isCounted && !asked.search && !options?.skip, asked, async () => {
      const { data } = await dispatch(ask({ ...asked, limit: '1' }, { subscribe: false, forceRefetch: true }));
      const [first] = data?.pages ?? [];
      if (first?.orMore !== false) return;
      const learn = ({ pages }: Found) => {
        for (const page of pages) Object.assign(page, { total: first.total, orMore: false });
      };
      dispatch(change(asked, learn));
    });
    return list;
  };
