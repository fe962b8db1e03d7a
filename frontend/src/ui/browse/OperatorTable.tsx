import { type ReactNode, useRef, useState } from 'react';
import { classes } from '@/ui/classes';
import { Skeleton } from '@/ui/Skeleton';
import { ScrollRegion } from '../ScrollRegion';
import { type BulkAction, BulkBar } from './BulkBar';
import { onTableKey, useLineKeys } from './line-keys';
import { itemsOf, type Listing, PagedList } from './PagedList';

export interface Column<Item> {
  label: string;
  cell: (item: Item) => ReactNode;
  /** Figures stand under each other at their end. */
  isFigure?: boolean;
  /** Long ones go on in the next line, so that the table keeps to the window; a `sentence` gets more room for it. */
  wraps?: boolean | 'sentence';
  /** What tells one thing from another: on a phone it stands under the first, where it need not be scrolled to. */
  isUnderFirst?: boolean;
  /** Whether it says of a thing what no other does: where columns have no headings, it is left out otherwise. */
  saysMore?: (item: Item) => boolean;
}

interface OperatorTableProps<Item> extends Listing<Item> {
  /** Named for who does not see it. */
  label: string;
  /** The first one stays in view, and leads to the thing. */
  columns: readonly Column<Item>[];
  /** What can be done to several at once; without it none is chosen. */
  bulk?: { nameOf: (item: Item) => string; actions: readonly BulkAction<Item>[] };
  /** The same where it is more than that: it stands over the list, also while none is chosen. */
  choosing?: { nameOf: (item: Item) => string; bar: (chosen: readonly Item[], clear: () => void) => ReactNode };
}

/**
 * A dense list of which each line is one thing; read page by page, and gone through by `j` and `k`. Wider than the window it
 * scrolls by itself.
 */
export function OperatorTable<Item extends { id: string }>(props: OperatorTableProps<Item>) {
  const { label, columns, bulk, choosing, ...list } = props;
  const [chosenIds, choose] = useState<readonly string[]>([]);
  // What the filter has taken away is not chosen any more.
  const chosen = itemsOf(list.result)?.filter(({ id }) => chosenIds.includes(id)) ?? [];
  const nameOf = (bulk ?? choosing)?.nameOf;
  const lines = useRef<HTMLDivElement>(null);
  useLineKeys(lines);
  return (
    <>
      {choosing?.bar(chosen, () => choose([]))}
      <PagedList {...list} waiting={<TableSkeleton />}>
        {(items) => (
          <div ref={lines}>
            <DenseTable
              label={label}
              columns={columns}
              items={items}
              choice={nameOf && { chosenIds: chosen.map(({ id }) => id), choose, nameOf }}
            />
          </div>
        )}
      </PagedList>
      {bulk && chosen.length > 0 && <BulkBar chosen={chosen} actions={bulk.actions} onClear={() => choose([])} />}
    </>
  );
}

function TableSkeleton() {
  return (
    <div role="status" className="space-y-2">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  );
}

interface DenseTableProps<Item> {
  label: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  choice?: {
    chosenIds: readonly string[];
    choose: (ids: readonly string[]) => void;
    nameOf: (item: Item) => string;
  };
  /** As long as its lines are: who comes back to the page finds the line again. Otherwise it is a window of its own. */
  isWhole?: boolean;
}

const box = 'block size-5 accent-brand';

/** The table alone, of items that are there. */
export function DenseTable<Item extends { id: string }>({
  label,
  columns,
  items,
  choice,
  isWhole,
}: DenseTableProps<Item>) {
  const allIds = items.map(({ id }) => id);
  const first = choice ? 'sm:left-11' : 'sm:left-0';
  const underFirst = columns.filter(({ isUnderFirst }) => isUnderFirst);
  return (
    <ScrollRegion
      label={label}
      onKeyDown={onTableKey}
      className={classes(
        'shades-overflow overflow-auto rounded-lg border border-line print:max-h-none print:overflow-visible',
        !isWhole && 'max-h-[36rem]',
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            {choice && (
              <th
                scope="col"
                className="sticky top-0 z-10 border-line border-b bg-sunken px-3 py-2 sm:left-0 sm:z-20 print:hidden"
              >
                <input
                  type="checkbox"
                  aria-label="Choose all lines"
                  className={box}
                  checked={choice.chosenIds.length === items.length}
                  onChange={({ target }) => choice.choose(target.checked ? allIds : [])}
                />
              </th>
            )}
            {columns.map(({ label: name, isFigure, isUnderFirst }, n) => (
              <th
                key={name}
                scope="col"
                className={classes(
                  'sticky top-0 z-10 whitespace-nowrap border-line border-b bg-sunken px-3 py-2 font-medium text-ink-2 text-xs print:static',
                  isFigure ? 'text-right' : 'text-left',
                  isUnderFirst && 'max-sm:hidden',
                  n === 0 && `${first} sm:z-20`,
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="group">
              {choice && (
                <td className="h-9 border-line border-b px-3 group-last:border-b-0 group-hover:bg-sunken sm:sticky sm:left-0 sm:bg-surface print:hidden">
                  <input
                    type="checkbox"
                    aria-label={`Choose ${choice.nameOf(item)}`}
                    className={box}
                    checked={choice.chosenIds.includes(item.id)}
                    onChange={() => choice.choose(toggled(item.id, choice.chosenIds))}
                  />
                </td>
              )}
              {columns.map(({ label: name, cell, isFigure, wraps, isUnderFirst }, n) => {
                const look = classes(
                  'h-9 border-line border-b px-3 group-last:border-b-0 group-hover:bg-sunken',
                  wraps ? 'py-1' : 'whitespace-nowrap',
                  wraps && (wraps === 'sentence' ? 'min-w-52' : 'min-w-32'),
                  isFigure && 'text-right tabular-nums',
                  isUnderFirst && 'max-sm:hidden',
                  n === 0 && `text-left font-normal sm:sticky sm:bg-surface ${first} print:static`,
                );
                return n === 0 ? (
                  <th key={name} scope="row" className={look}>
                    {cell(item)}
                    {underFirst.map((column) => (
                      <span
                        key={column.label}
                        className="block text-wrap pb-1 text-ink-2 text-xs [overflow-wrap:anywhere] sm:hidden"
                      >
                        {column.cell(item)}
                      </span>
                    ))}
                  </th>
                ) : (
                  <td key={name} className={look}>
                    {cell(item)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const toggled = (id: string, chosen: readonly string[]) =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
