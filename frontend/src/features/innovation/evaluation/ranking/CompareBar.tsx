import type { RankedProposalDto } from '@alliance/api-client/evaluation';
import { Button, LinkButton } from '@/ui/Button';

export const mostCompared = 3;

interface CompareBarProps {
  problemId: string;
  chosen: readonly RankedProposalDto[];
  onClear: () => void;
}

/** What is done with the proposals that are chosen; it stays in view. */
export function CompareBar({ problemId, chosen, onClear }: CompareBarProps) {
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ proposalId }) => proposalId).join(',');
  return (
    <section
      aria-label="Chosen proposals"
      className="sticky bottom-[calc(1rem+var(--foot,0px))] z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-strong bg-surface p-3 shadow-floating print:hidden"
    >
      <p className="min-w-0 flex-1 basis-40 text-sm" role="status">
        {chosen.length === 1
          ? 'One chosen. Choose one or two more to see them side by side.'
          : `${chosen.length} chosen${chosen.length === mostCompared ? ', which is the most' : ''}.`}
      </p>
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
      {chosen.length > 1 && (
        <LinkButton to={`/problems/${problemId}/compare?proposals=${ids}`} variant="secondary">
          Compare Side by Side
        </LinkButton>
      )}
    </section>
  );
}
