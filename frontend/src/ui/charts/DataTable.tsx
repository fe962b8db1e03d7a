import type { ReactNode } from 'react';
import { classes } from '../classes';
import { ScrollRegion } from '../ScrollRegion';

interface DataTableProps {
  /** What the table is about, for those who cannot see what stands around it. */
  caption: string;
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** It has more columns than a phone is wide, and scrolls by itself there. */
  isWide?: boolean;
  /** It has more rows than stand beside a chart, and scrolls by itself. */
  isLong?: boolean;
}

/** The figures behind a chart: the first column names the row, the others are numbers. */
export function DataTable({ caption, columns, rows, isWide, isLong }: DataTableProps) {
  const table = (
    <table className={classes('w-full border-collapse text-sm tabular-nums', isWide && 'whitespace-nowrap')}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-ink-2">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? 'py-2 pr-3 text-left' : 'py-2 pl-3 text-right'}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pr-3 text-left font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            {figures.map((cell, index) => (
              <td key={columns[index + 1]} className="py-2 pl-3 text-right [overflow-wrap:anywhere]">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  // Where letters are so large that the words of its heads have no room beside each other; with some for what outlines a link in it.
  if (!isWide && !isLong)
    return <div className="-mx-1 relative w-0 min-w-[calc(100%+0.5rem)] overflow-x-auto px-1">{table}</div>;
  return (
    <ScrollRegion
      label={caption}
      className={classes(isWide && 'shades-overflow overflow-x-auto', isLong && 'max-h-96 overflow-y-auto')}
    >
      {table}
    </ScrollRegion>
  );
}
