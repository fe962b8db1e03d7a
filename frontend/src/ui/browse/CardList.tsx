import type { Page } from '@alliance/api-client/page';
import { problemText } from '@alliance/api-client/problem';
import { Fragment, type ReactNode } from 'react';
import { LoadFailure } from '@/ui/EmptyState';
import { LoadMore } from '@/ui/LoadMore';
import { CardSkeletons } from '@/ui/Skeleton';

export interface CardListProps<Item> {
  result: {
    data?: { pages: Page<Item>[] };
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
  children: (item: Item) => ReactNode;
}

/** A list of cards, read page by page; what is known stays while more, or another search, is on its way. */
export function CardList<Item extends { id: string }>({ result, what, empty, children }: CardListProps<Item>) {
  const { data, error, isFetching, isFetchingNextPage } = result;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <div aria-busy={isFetching}>
      {error ? (
        <div className="mb-5">
          <LoadFailure what={what} stale={Boolean(items)} retrying={isFetching} onRetry={result.refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!items && !error && <CardSkeletons />}
      {items?.length === 0 && !error && empty}
      {items && items.length > 0 && (
        <>
          <div data-cards="" className="grid gap-5 lg:grid-cols-2">
            {items.map((item) => (
              <Fragment key={item.id}>{children(item)}</Fragment>
            ))}
          </div>
          <LoadMore
            shown={items.length}
            total={Math.max(data?.pages.at(-1)?.total ?? 0, items.length)}
            orMore={data?.pages.at(-1)?.orMore}
            hasMore={result.hasNextPage}
            loading={isFetchingNextPage}
            onLoadMore={result.fetchNextPage}
          />
        </>
      )}
    </div>
  );
}
