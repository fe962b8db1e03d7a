import type { ReactNode } from 'react';
import { classes } from './classes';
import { Skeleton } from './Skeleton';

interface FilterTileProps {
  label: string;
  /** Without one it is still loading. */
  value: ReactNode | undefined;
  /** A line under the figure; empty while it is still loading. */
  note?: ReactNode;
  /** In one line, where many of them stand over a list. */
  isLine?: boolean;
  isOn?: boolean;
  /** Absent for a figure that narrows nothing. */
  onToggle?: () => void;
}

/** A figure that narrows the list under it to what it counts. */
export function FilterTile({ label, value, note, isLine = false, isOn = false, onToggle }: FilterTileProps) {
  const figure = (
    <>
      <span className={classes('text-ink-2', isLine ? 'min-w-0 text-xs' : 'text-sm')}>{label}</span>
      <span
        className={classes(
          'font-semibold text-ink tabular-nums tracking-tight',
          isLine ? 'text-lg' : 'mt-1 text-figure',
        )}
      >
        {value === undefined ? <Skeleton className={isLine ? 'h-5 w-8' : 'h-9 w-16'} /> : value}
      </span>
      {note !== undefined && <span className="mt-1 min-h-5 text-ink-3 text-xs">{note}</span>}
    </>
  );
  const look = classes(
    'flex min-w-0 rounded-lg border bg-surface text-left',
    isLine ? 'min-h-11 items-center justify-between gap-2 px-3 py-1.5' : 'flex-col p-4',
  );
  if (!onToggle) return <div className={classes(look, 'border-line')}>{figure}</div>;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={classes(
        look,
        'hover:border-ink-2',
        isOn ? 'border-brand ring-1 ring-brand forced-colors:border-4 forced-colors:border-[Highlight]' : 'border-line',
      )}
    >
      {figure}
    </button>
  );
}
