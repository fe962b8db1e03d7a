import type { FiguresDto } from '@alliance/api-client/evaluation';
import { pointsText } from './points';

type Shown = Pick<FiguresDto, 'mean' | 'deviation' | 'lowest' | 'highest'>;

/** What reviewers say of a proposal together, in words: `72.5 ± 8.1`. */
export function meanText({ mean, deviation }: Pick<Shown, 'mean' | 'deviation'>): string {
  if (mean === null) return 'No score yet';
  return deviation === null ? pointsText(mean) : `${pointsText(mean)} ± ${pointsText(deviation)}`;
}

/**
 * Where the points lie between 0 and 100: a line from the fewest to the most, a band of one standard deviation, a dot for the mean.
 * Drawn in shares of its width, which the content policy allows.
 */
export function Spread({ mean, deviation, lowest, highest }: Shown) {
  if (mean === null || lowest === null || highest === null) return null;
  const from = Math.max(0, mean - (deviation ?? 0));
  const to = Math.min(100, mean + (deviation ?? 0));
  const range = lowest === highest ? '' : `, from ${pointsText(lowest)} to ${pointsText(highest)}`;
  return (
    <svg
      role="img"
      aria-label={`Mean ${pointsText(mean)} of 100${range}`}
      width="100%"
      height="24"
      className="block min-w-24 overflow-visible print:print-exact"
    >
      <line x1="0" x2="100%" y1="12" y2="12" className="stroke-line" strokeWidth="2" />
      {['0', '50%', '100%'].map((x) => (
        <line key={x} x1={x} x2={x} y1="7" y2="17" className="stroke-line-strong" strokeWidth="1" />
      ))}
      {deviation !== null && deviation > 0 && (
        <rect
          x={`${from}%`}
          width={`${to - from}%`}
          y="5"
          height="14"
          rx="3"
          className="fill-brand-soft stroke-brand/40 forced-colors:stroke-[CanvasText]"
        />
      )}
      <line
        x1={`${lowest}%`}
        x2={`${highest}%`}
        y1="12"
        y2="12"
        className="stroke-brand forced-colors:stroke-[CanvasText]"
        strokeWidth="2"
      />
      {[lowest, highest].map((end, n) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends may be the same
          key={n}
          x1={`${end}%`}
          x2={`${end}%`}
          y1="8"
          y2="16"
          className="stroke-brand forced-colors:stroke-[CanvasText]"
          strokeWidth="2"
        />
      ))}
      <circle
        cx={`${mean}%`}
        cy="12"
        r="5.5"
        className="fill-brand stroke-surface forced-colors:fill-[Highlight]"
        strokeWidth="1.5"
      />
    </svg>
  );
}
