import {
  useBrowseOwnProposalsInfiniteQuery,
  useBrowseProblemsInfiniteQuery,
  useBrowseSolutionsInfiniteQuery,
} from '@alliance/api-client/innovation';
import { Button } from '@/ui/Button';
import { useParameters } from '@/ui/useAddress';
import { type Found, FoundPicker, type UseFound } from './FoundPicker';

/** Says what a project comes of: an accepted proposal of theirs, or a problem and a solution. The address keeps it. */
export function OriginPicker({ problem, solution }: { problem?: Found; solution?: Found }) {
  const { change } = useParameters();
  const { data } = useBrowseOwnProposalsInfiniteQuery({ status: 'accepted', limit: '50' });
  const accepted = (data?.pages[0]?.items ?? []).filter(({ solution: { id }, projectId }) => id && !projectId);
  return (
    <div className="flex flex-col gap-6">
      {accepted.length > 0 && !problem && !solution && (
        <div>
          <h3 className="mb-2 text-base">Your accepted proposals</h3>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {accepted.map((proposal) => (
              <li key={proposal.id} className="flex flex-wrap items-center justify-between gap-3 p-3">
                <span className="min-w-0 flex-1 basis-56 text-sm">
                  <span className="font-medium text-ink">{proposal.solution.title}</span>{' '}
                  <span className="text-ink-2">for {proposal.problem.title}</span>
                </span>
                <Button
                  variant="secondary"
                  onClick={() =>
                    change({
                      proposal: proposal.id,
                      problem: proposal.problem.id,
                      solution: proposal.solution.id ?? undefined,
                    })
                  }
                >
                  Choose
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FoundPicker
          label="Problem"
          chosen={problem}
          useFound={useProblems}
          onChoose={(one) => change({ problem: one?.id ?? '' })}
        />
        <FoundPicker
          label="Solution"
          chosen={solution}
          useFound={useSolutions}
          onChoose={(one) => change({ solution: one?.id ?? '' })}
        />
      </div>
      <p className="text-ink-2 text-sm">One of the two is your organization’s. The other one’s is asked to join you.</p>
    </div>
  );
}

const useProblems: UseFound = (search) =>
  useBrowseProblemsInfiniteQuery({ search, limit: '5' }, { skip: search === '' }).currentData?.pages[0]?.items;
const useSolutions: UseFound = (search) =>
  useBrowseSolutionsInfiniteQuery({ search, limit: '5' }, { skip: search === '' }).currentData?.pages[0]?.items;
