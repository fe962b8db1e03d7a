import { classes } from './classes';

/** Four organizations around one common ground; the fourth is the newcomer. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M15 15H8.5A6.5 6.5 0 0 1 2 8.5V2h6.5A6.5 6.5 0 0 1 15 8.5zM17 17h6.5a6.5 6.5 0 0 1 6.5 6.5V30h-6.5a6.5 6.5 0 0 1-6.5-6.5zM15 17v6.5A6.5 6.5 0 0 1 8.5 30H2v-6.5A6.5 6.5 0 0 1 8.5 17z"
      />
      <path
        className="fill-(--mark-accent,var(--accent))"
        d="M17 15V8.5A6.5 6.5 0 0 1 23.5 2H30v6.5a6.5 6.5 0 0 1-6.5 6.5z"
      />
    </svg>
  );
}

export const productName = 'Global Innovation Alliance';

export function Wordmark({ subtitle }: { subtitle?: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 sm:gap-3">
      <Mark className="size-8 shrink-0 text-brand" />
      {/* Where letters are so large that a word would stand in pieces, the sign stands for the name. */}
      <span className="flex min-w-0 flex-col leading-tight @max-[16rem]:sr-only">
        <span
          className={classes(
            'text-ellipsis font-semibold text-[0.8125rem] text-ink tracking-tight sm:text-[0.9375rem]',
            subtitle ? 'line-clamp-2' : 'line-clamp-3',
          )}
        >
          {productName}
        </span>
        {subtitle && <span className="truncate text-ink-3 text-xs">{subtitle}</span>}
      </span>
    </span>
  );
}
