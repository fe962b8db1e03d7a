import type { FlagDto } from '@alliance/api-client/evaluation';
import { Icon } from '@/ui/Icon';
import { flagText } from '../conflict-words';

interface FlagsProps {
  flags: readonly FlagDto[];
  proposer: string;
}

/** Reviewers who have something with who proposes, could see who that is, or give no score, and why. */
export function Flags({ flags, proposer }: FlagsProps) {
  if (flags.length === 0) return null;
  return (
    <ul className="mt-1.5 grid gap-1 text-ink-2 text-xs">
      {flags.map((flag) => (
        <li key={flag.reviewer.id} className="flex items-start gap-1.5">
          <Icon name="warning" className="mt-0.5 size-3.5 shrink-0 text-yellow" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{flagText(flag, proposer)}</span>
        </li>
      ))}
    </ul>
  );
}
