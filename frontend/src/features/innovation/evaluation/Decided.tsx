import { useBrowseProposalsInfiniteQuery } from '@alliance/api-client/innovation';
import { LinkButton } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { ProposalStatusBadge } from '../badges';
import { proposerName } from '../proposals/proposer-name';

/** Proposals that are decided, each with the way to what was scored of it: by that a choice is justified afterwards. */
export function Decided({ problemId }: { problemId: string }) {
  const { currentData } = useBrowseProposalsInfiniteQuery({ id: problemId });
  const decided = (currentData?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ status }) => status === 'accepted' || status === 'declined');
  if (decided.length === 0) return null;
  return (
    <section aria-labelledby="decided" className="mt-10 max-w-prose">
      <h3 id="decided" className="text-xl">
        Decided
      </h3>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {decided.map((proposal) => (
          <li key={proposal.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p id={`decided-${proposal.id}`} className="font-medium [overflow-wrap:anywhere]">
                {proposal.solution.title}
              </p>
              <p className="text-ink-2 text-sm">
                {proposerName(proposal)}
                {proposal.decidedAt && (
                  <>
                    {'\u00a0· '}
                    <DateText at={proposal.decidedAt} />
                  </>
                )}
              </p>
            </div>
            <ProposalStatusBadge status={proposal.status} />
            <LinkButton
              to={`/problems/${problemId}/compare?proposals=${proposal.id}`}
              variant="quiet"
              aria-describedby={`decided-${proposal.id}`}
              className="print:hidden"
            >
              See Scores
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
