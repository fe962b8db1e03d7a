import type { ReactNode } from 'react';
import { classes } from './classes';
import { Skeleton } from './Skeleton';

interface FilterTileProps {
  label: string;
  /** Without one it is still loading. */
  value: ReactNode | undefined;
  /** A line under the figure; empty while it is still loading. */
  note?: ReactNode;
  isOn?: boolean;
  /** Absent for a figure that narrows nothing. */
  onToggle?: () => void;
}

/** A figure that narrows the list under it to what it counts. */
export function FilterTile({ label, value, note, isOn = false, onToggle }: FilterTileProps) {
  const figure = (
    <>
      <span className="text-ink-2 text-sm">{label}</span>
      <span className="mt-1 font-semibold text-figure text-ink tabular-nums tracking-tight">
        {value === undefined ? <Skeleton className="h-9 w-16" /> : value}
      </span>
      {note !== undefined && <span className="mt-1 min-h-5 text-ink-3 text-xs">{note}</span>}
    </>
  );
  const look = 'flex min-w-0 flex-col rounded-lg border bg-surface p-4 text-left';
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
