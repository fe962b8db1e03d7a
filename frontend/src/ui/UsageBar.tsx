/** How much of something is used, for the eye: the text beside it says the same. It turns where nothing is left. */
export const UsageBar = ({ used, limit }: { used: number; limit: number }) => (
  <Bar share={shareOf(used, limit)} fill={used >= limit ? 'fill-accent' : 'fill-brand'} />
);

/** How far something has come, for the eye: the text beside it says the same. */
export const ProgressBar = ({ done, total }: { done: number; total: number }) => (
  <Bar share={shareOf(done, total)} fill={total > 0 && done >= total ? 'fill-success' : 'fill-brand'} />
);

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(part / whole, 1) : 0);

/** Drawn, not styled: its length is no class, and the content policy refuses inline styles. */
function Bar({ share, fill }: { share: number; fill: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-2 w-full rounded-full border border-line-strong bg-sunken"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={share * 100} height="1" className={`${fill} forced-colors:fill-[Highlight]`} />
    </svg>
  );
}
