import { Fragment, type ReactNode } from 'react';
import { CardSkeletons } from '@/ui/Skeleton';
import { type Listing, PagedList } from './PagedList';

export interface CardListProps<Item> extends Listing<Item> {
  children: (item: Item) => ReactNode;
}

/** A list of cards, read page by page. */
export function CardList<Item extends { id: string }>({ children, ...list }: CardListProps<Item>) {
  return (
    <PagedList {...list} waiting={<CardSkeletons />}>
      {(items) => (
        <div data-cards="" className="grid gap-5 lg:grid-cols-2">
          {items.map((item) => (
            <Fragment key={item.id}>{children(item)}</Fragment>
          ))}
        </div>
      )}
    </PagedList>
  );
}
