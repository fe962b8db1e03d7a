import type { ReactNode } from 'react';

interface TwoLinesProps {
  children: string;
  /** In small under it. */
  under: ReactNode;
}

/** Two facts in one cell of a dense table, no higher than its line: what is too long is cut here, and whole where the line leads. */
export const TwoLines = ({ children, under }: TwoLinesProps) => (
  <span className="block min-w-0 max-w-42">
    <span className="block truncate leading-tight" title={children}>
      {children}
    </span>
    <span className="block truncate font-normal text-ink-2 text-xs leading-tight">{under}</span>
  </span>
);
