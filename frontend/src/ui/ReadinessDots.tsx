import { classes } from './classes';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const fill = (level: number) => (level >= 7 ? 'bg-success' : level >= 4 ? 'bg-yellow' : 'bg-danger');

/** Nine dots and n/9. */
export function ReadinessDots({ level }: { level: number }) {
  return (
    <span
      role="img"
      className="inline-flex flex-wrap items-center gap-0.75"
      aria-label={`Readiness level ${level} of 9`}
    >
      {levels.map((step) => (
        <span
          key={step}
          className={classes(
            'size-2.5 rounded-full border print:print-exact forced-colors:border-[CanvasText]',
            step <= level
              ? `border-transparent ${fill(level)} forced-colors:bg-[CanvasText]`
              : 'border-line-strong bg-transparent',
          )}
        />
      ))}
      <span className="ml-1 text-ink-2 text-xs tabular-nums">{level}/9</span>
    </span>
  );
}
