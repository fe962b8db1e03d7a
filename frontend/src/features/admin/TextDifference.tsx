import { Badge } from '@/ui/Badge';
import type { DiffLine } from './lineDiff';

const looks = {
  same: ['', 'text-ink-2'],
  added: ['Added: ', 'bg-success-soft text-ink'],
  removed: ['Removed: ', 'bg-danger-soft text-ink line-through'],
} as const;

interface TextDifferenceProps {
  label: string;
  lines: readonly DiffLine[];
  /** So many unchanged lines stand around what has changed; all of them where it is absent. */
  around?: number;
}

/** What came to a text and what went, line by line. */
export function TextDifference({ label, lines, around }: TextDifferenceProps) {
  const counted = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length;
  return (
    <>
      <p className="my-1 flex gap-2 text-xs">
        <Badge tone="green">{`${counted('added')} added`}</Badge>
        <Badge tone="red">{`${counted('removed')} removed`}</Badge>
      </p>
      <ol aria-label={`${label}: lines`} className="rounded-md bg-sunken p-3 font-mono text-xs">
        {withGaps(lines, around).map((line, place) =>
          'unchanged' in line ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of two texts that do not change
            <li key={place} className="py-1 text-ink-3">
              {line.unchanged === 1 ? '1 line unchanged' : `${line.unchanged} lines unchanged`}
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of two texts that do not change
            <li key={place} className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${looks[line.kind][1]}`}>
              {looks[line.kind][0] && <span className="sr-only">{looks[line.kind][0]}</span>}
              {line.text || '\u00a0'}
            </li>
          ),
        )}
      </ol>
    </>
  );
}

/** The lines near a change; of the others only how many there are. */
function withGaps(lines: readonly DiffLine[], around = lines.length): (DiffLine | { unchanged: number })[] {
  const isNear = lines.map((_, place) =>
    lines.slice(Math.max(0, place - around), place + around + 1).some(({ kind }) => kind !== 'same'),
  );
  const shown: (DiffLine | { unchanged: number })[] = [];
  for (const [place, line] of lines.entries()) {
    const last = shown.at(-1);
    if (isNear[place]) shown.push(line);
    else if (last && 'unchanged' in last) last.unchanged += 1;
    else shown.push({ unchanged: 1 });
  }
  return shown;
}
