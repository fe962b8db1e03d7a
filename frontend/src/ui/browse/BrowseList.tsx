import { Fragment, lazy, type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { CardSkeletons } from '@/ui/Skeleton';
import { useLineKeys } from './line-keys';
import { useLineToReturnTo } from './list-place';
import type { Column } from './OperatorTable';
import { itemsOf, type Listing, PagedList } from './PagedList';
import { useView } from './views';

// Most keep to the cards.
const DenseList = lazy(() => import('./DenseList')) as typeof import('./DenseList').default;

export interface BrowseListProps<Item> extends Listing<Item> {
  /** One thing as a card. */
  children: (item: Item) => ReactNode;
  /** What the denser views show of it; the first one leads to it. */
  columns: readonly Column<Item>[];
  /** Said while the first page is on its way. */
  loading?: string;
}

/** So many cards fill a window. */
const inWindow = 4;

interface CardsProps<Item> extends Pick<BrowseListProps<Item>, 'children'> {
  items: Item[];
  wasAwaited: boolean;
}

/** Who has waited for them sees the first at once, and the others right after; who comes back finds all of them, and the place. */
function Cards<Item extends { id: string }>({ items, wasAwaited, children }: CardsProps<Item>) {
  const drawn = useDeferredValue(items, wasAwaited ? items.slice(0, inWindow) : items);
  return (
    <div data-lines="" data-cards="" className="grid gap-5 lg:grid-cols-2">
      {drawn.map((item) => (
        <Fragment key={item.id}>{children(item)}</Fragment>
      ))}
    </div>
  );
}

/** A list for members, read page by page, in the view that the address asks for; `j` and `k` go through it. */
export function BrowseList<Item extends { id: string }>({
  children,
  columns,
  loading,
  ...list
}: BrowseListProps<Item>) {
  const [view] = useView();
  const lines = useRef<HTMLDivElement>(null);
  const wasAwaited = useRef(!list.result.data);
  useLineKeys(lines);
  useLineToReturnTo(lines, { ...list.result, shown: itemsOf(list.result)?.length ?? 0 });
  return (
    <div ref={lines}>
      <PagedList {...list} waiting={<CardSkeletons label={loading} />}>
        {(items) =>
          view !== 'compact' && view !== 'table' ? (
            <Cards items={items} wasAwaited={wasAwaited.current}>
              {children}
            </Cards>
          ) : (
            <Suspense fallback={<CardSkeletons />}>
              <DenseList view={view} label={list.what} columns={columns} items={items} />
            </Suspense>
          )
        }
      </PagedList>
    </div>
  );
}
