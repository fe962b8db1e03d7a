import type { Page } from '@alliance/api-client/page';
import { problemText } from '@alliance/api-client/problem';
import { type ReactNode, useId } from 'react';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { LoadMore } from '@/ui/LoadMore';
import { Skeleton } from '@/ui/Skeleton';

interface SectionProps {
  /** The address of the section on the page. */
  id: string;
  title: string;
  /** At the right of the title, such as a quiet button. */
  action?: ReactNode;
  children: ReactNode;
}

/** One matter of the page, which the links beside it lead to. */
export function Section({ id, title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-24">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {action}
        </div>
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  );
}

interface LoadedProps<Data> {
  /** What could not be loaded: "The payments". */
  what: string;
  result: { currentData?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What was asked for, its place until it is there, and why it is not. */
export function Loaded<Data>({ what, result, children }: LoadedProps<Data>) {
  const { currentData, error, isFetching, refetch } = result;
  return (
    <>
      {error ? (
        <div className="mb-4">
          <LoadFailure what={what} stale={currentData !== undefined} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {currentData === undefined && !error && <Skeleton className="h-24 w-full" />}
      {currentData !== undefined && children(currentData)}
    </>
  );
}

interface PagesProps<Item> extends Omit<LoadedProps<never>, 'result' | 'children'> {
  result: LoadedProps<{ pages: Page<Item>[] }>['result'] & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** Said when there is nothing yet. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** The same of a list, which is read page by page. */
export function Pages<Item>({ what, result, empty, children }: PagesProps<Item>) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  return (
    <Loaded what={what} result={result}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return <p className="text-ink-2">{empty}</p>;
        return (
          <>
            {children(items)}
            {hasNextPage && (
              <LoadMore
                shown={items.length}
                total={pages.at(-1)?.total ?? items.length}
                hasMore
                loading={isFetchingNextPage}
                onLoadMore={fetchNextPage}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
