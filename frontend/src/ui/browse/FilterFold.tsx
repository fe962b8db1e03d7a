import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';

interface FilterFoldProps {
  /** Figures that narrow the list as well, over the search. */
  tiles?: ReactNode;
  /** The search, which always stands there, where the list can be searched. */
  search?: ReactNode;
  isFiltered: boolean;
  /** Whether one of the fields narrows it, where the search alone should not unfold them. */
  isOpened?: boolean;
  onClear: () => void;
  /** The fields of the filter. */
  children: ReactNode;
}

/** What a list of operators is narrowed by; on phones the fields are folded away until they narrow something. */
export function FilterFold({ tiles, search, isFiltered, isOpened = isFiltered, onClear, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(isOpened);
  return (
    <div className="my-5 space-y-3 print:hidden">
      {tiles && <div className={classes('sm:block', isOpen ? 'block' : 'hidden')}>{tiles}</div>}
      {search}
      <Button variant="secondary" className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filters
      </Button>
      <div
        className={classes(
          'items-start gap-3 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {children}
      </div>
      {isFiltered && (
        <Button variant="quiet" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
