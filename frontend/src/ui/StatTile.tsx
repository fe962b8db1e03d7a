import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';

/** One figure of a row of tiles; the row is a `<dl className="grid …">`. Without a value it is still loading. */
export function StatTile({ label, value, note }: { label: string; value: ReactNode | undefined; note?: ReactNode }) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface p-5">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className="mt-2 font-semibold text-figure text-ink tabular-nums tracking-tight">
        {value === undefined ? <Skeleton className="h-9 w-20" /> : value}
      </dd>
      {note && <dd className="mt-1 text-ink-3 text-xs">{note}</dd>}
    </div>
  );
}
