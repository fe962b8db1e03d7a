import type { IndustryProblemDetailDto, ProposalDto } from '@alliance/api-client/innovation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { type Draft, mostTogether, type Trouble } from './drafts';

interface PublishBarProps {
  problem: Pick<IndustryProblemDetailDto, 'status'>;
  decided: readonly { proposal: ProposalDto; decision: Draft['decision'] }[];
  /** How many wait, as far as they are loaded. */
  of: number;
  /** Whether more may wait. */
  hasMore: boolean;
  isLoading: boolean;
  check: () => boolean;
  /** Answers what stood in the way. */
  publish: () => Promise<Trouble[]>;
  onRefused: (troubles: Trouble[]) => void;
}

/** How many drafts there are, and the way to publish them: what follows is said before. */
export function PublishBar({ problem, decided, of, hasMore, isLoading, check, publish, onRefused }: PublishBarProps) {
  const [isAsking, ask] = useState(false);
  const found = useRef<Trouble[]>([]);
  useEffect(() => {
    if (isAsking || found.current.length === 0) return;
    const troubles = found.current;
    found.current = [];
    // After the dialog has given the focus back: what stands in the way takes it then.
    setTimeout(() => onRefused(troubles));
  });
  const accepted = decided.filter(({ decision }) => decision === 'accepted');
  const declined = decided.filter(({ decision }) => decision === 'declined');
  const isTooMany = decided.length > mostTogether;
  return (
    <section
      aria-label="Publish"
      className="sticky bottom-[calc(1rem+var(--foot,0px))] z-10 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-strong bg-surface p-3 shadow-floating print:hidden"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm" role="status">
        <span className="font-semibold tabular-nums">
          {decided.length} of {hasMore ? `the ${of} loaded` : of} decided
        </span>
        {decided.length > 0 && `: ${accepted.length} to be accepted, ${declined.length} to be declined.`}
        {isTooMany && ` At most ${mostTogether} are published at once.`}
      </p>
      <Button disabled={decided.length === 0 || isTooMany} onClick={() => check() && ask(true)}>
        {decided.length === 1 ? 'Publish One Decision' : `Publish ${decided.length || ''} Decisions`}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Publish decisions"
          variant="primary"
          confirm={decided.length === 1 ? 'Publish Decision' : 'Publish Decisions'}
          confirming="Publishing..."
          isLoading={isLoading}
          onConfirm={async () => {
            found.current = await publish();
            return undefined;
          }}
          onClose={() => ask(false)}
        >
          {[titles('Accepted', accepted), titles('Declined', declined)].filter(Boolean).join(' ')} Each proposer is told
          by mail, with your feedback.
          {accepted.length > 0 &&
            problem.status === 'open' &&
            ' The problem is in progress from then on and takes no new proposals.'}{' '}
          A decision is not taken back.
        </ConfirmDialog>
      )}
    </section>
  );
}

const titles = (verb: string, of: readonly { proposal: ProposalDto }[]): string =>
  of.length > 0 ? `${verb}: ${of.map(({ proposal }) => `“${proposal.solution.title}”`).join(', ')}.` : '';
