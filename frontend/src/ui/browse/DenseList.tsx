import type { ReactNode } from 'react';
import { type Column, DenseTable } from './OperatorTable';
import type { View } from './views';

interface DenseListProps<Item> {
  view: Exclude<View, 'comfortable'>;
  /** Named for who does not see it. */
  label: string;
  /** The first one leads to the thing. */
  columns: readonly Column<Item>[];
  items: readonly Item[];
}

/** The same things as cards show, in less room: as a table, or a line or two of each. */
export default function DenseList<Item extends { id: string }>({ view, label, columns, items }: DenseListProps<Item>) {
  if (view === 'table') return <DenseTable label={label} columns={columns} items={items} isWhole />;
  const [title, ...facts] = columns;
  return (
    <ul aria-label={label} data-lines="" className="divide-y divide-line rounded-lg border border-line bg-surface">
      {items.map((item) => (
        <li key={item.id} className="px-4 py-3">
          <h2 className="text-base leading-snug">{title?.cell(item)}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
            {facts.map(({ label: name, cell, saysMore }) => (
              <Fact key={name} name={name}>
                {saysMore?.(item) !== false && cell(item)}
              </Fact>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What is not known takes no room. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <span className="min-w-0">
      <span className="sr-only">{name}: </span>
      {children}
    </span>
  ) : null;
