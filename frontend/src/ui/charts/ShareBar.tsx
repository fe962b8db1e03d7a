interface ShareBarProps {
  /** From nothing to one. */
  share: number;
}

/** How much of a whole something is, drawn. What it says stands beside it in letters. */
export function ShareBar({ share }: ShareBarProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2.5 w-full rounded-full">
      <rect width="100" height="4" className="fill-sunken forced-colors:fill-[Canvas]" />
      <rect
        width={100 * Math.min(Math.max(share, 0), 1)}
        height="4"
        className="fill-brand forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}
