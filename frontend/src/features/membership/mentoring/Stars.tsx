/** How many of five stars, as a figure that is read and stars that are seen. */
export function Stars({ stars, ratings }: { stars: number; ratings?: number }) {
  const full = Math.round(stars);
  return (
    <span>
      <span aria-hidden="true" className="text-accent">
        {'★'.repeat(full)}
        {'☆'.repeat(5 - full)}
      </span>{' '}
      <span className="tabular-nums">{Number.isInteger(stars) ? stars : stars.toFixed(1)} of 5</span>
      {ratings !== undefined && <span className="text-ink-3"> ({ratings})</span>}
    </span>
  );
}
