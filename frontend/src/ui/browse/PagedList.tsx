import type { Page } from '@alliance/api-client/page';
import { problemText } from '@alliance/api-client/problem';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/ui/EmptyState';
import { LoadMore } from '@/ui/LoadMore';

export interface Listing<Item> {
  result: {
    data?: { pages: Page<Item>[] };
    /** Of what is asked for now; `data` may be of what was asked before. */
    currentData?: unknown;
    error?: unknown;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => void;
    refetch: () => void;
  };
  /** "The problems" or the like. */
  what: string;
  empty: ReactNode;
}

/** What has been read of a list. Its order may have moved between two pages: what is on both is there once. */
export const itemsOf = <Item extends { id: string }>({ data }: Listing<Item>['result']): Item[] | undefined =>
  data && [...new Map(data.pages.flatMap((page) => page.items.map((item) => [item.id, item]))).values()];

interface PagedListProps<Item> extends Listing<Item> {
  /** Stands there until the first page does. */
  waiting: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list that is read page by page; what is known stays while more, or another search, is on its way. */
export function PagedList<Item extends { id: string }>(props: PagedListProps<Item>) {
  const { result, what, empty, waiting, children } = props;
  const { data, error, isFetching } = result;
  const items = itemsOf(result);
  return (
    <div aria-busy={isFetching}>
      {error ? (
        <div className="mb-5 empty:hidden">
          <LoadFailure
            what={what}
            stale={Boolean(items)}
            answered={result.currentData !== undefined}
            retrying={isFetching}
            onRetry={result.refetch}
          >
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!items && !error && waiting}
      {items?.length === 0 && !error && empty}
      {items && items.length > 0 && (
        <>
          {children(items)}
          <LoadMore
            shown={items.length}
            total={Math.max(data?.pages.at(-1)?.total ?? 0, items.length)}
            orMore={data?.pages.at(-1)?.orMore}
            hasMore={result.hasNextPage}
            loading={result.isFetchingNextPage}
            onLoadMore={result.fetchNextPage}
          />
        </>
      )}
    </div>
  );
}
