import type { MatchLabel, TextMatchDto } from '@alliance/api-client/innovation';
import { matchLabels } from '@/content/labels';
import { Badge, type Tone } from '@/ui/Badge';

const tones: Record<MatchLabel, Tone> = { strong: 'green', good: 'blue', possible: 'yellow' };

interface TextMatchProps {
  match: TextMatchDto;
  /** Important words that the other text lacks. */
  missing?: readonly string[];
}

/** Which part of one text another one has, and the words that make it. It is no probability, and does not look like one. */
export function TextMatch({ match: { percent, label, words }, missing = [] }: TextMatchProps) {
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-ink-2">Text match</span>
        <span className="font-semibold text-ink tabular-nums">{percent} of 100</span>
        {label ? <Badge tone={tones[label]}>{matchLabels[label]}</Badge> : <Badge>Distant</Badge>}
      </p>
      {words.length > 0 && (
        <ul aria-label="Words that match, with their share" className="mt-2 flex flex-wrap gap-1.5">
          {words.map(({ word, share }) => (
            <li
              key={word}
              className="max-w-full truncate rounded-sm bg-brand-soft px-2 py-0.5 text-brand-strong text-xs"
            >
              {word} <span className="tabular-nums">{share} %</span>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="mt-2 text-ink-2 text-xs [overflow-wrap:anywhere]">
          <span className="font-medium text-ink">Missing: </span>
          {missing.join(', ')}
        </p>
      )}
    </div>
  );
}
