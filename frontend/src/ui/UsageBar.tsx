/**
 * How much of something is used, for the eye: the text beside it says the same. Drawn, not styled: its length is no class, and
 * the content policy refuses inline styles.
 */
export function UsageBar({ used, limit }: { used: number; limit: number }) {
  const isFull = used >= limit;
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-2 w-full rounded-full border border-line-strong bg-sunken"
      aria-hidden="true"
      focusable="false"
    >
      <rect
        width={limit > 0 ? Math.min(used / limit, 1) * 100 : 0}
        height="1"
        className={`${isFull ? 'fill-accent' : 'fill-brand'} forced-colors:fill-[Highlight]`}
      />
    </svg>
  );
}
