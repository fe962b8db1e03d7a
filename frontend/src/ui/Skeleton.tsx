import { classes } from './classes';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block rounded-md border border-transparent bg-line motion-safe:animate-pulse print:hidden',
        className,
      )}
    />
  );
}

/** Stands in for a list of cards; says so to those who cannot see it. */
export function CardSkeletons({ count = 4, label = 'Loading...' }: { count?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
        <div key={index} className="rounded-lg border border-line bg-surface p-6">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-5/6" />
          <Skeleton className="mt-6 h-10 w-40" />
        </div>
      ))}
    </div>
  );
}
