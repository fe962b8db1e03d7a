import { useGetProblemQuery } from '@alliance/api-client/innovation';
import { useParams } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { laterDialog } from '@/ui/laterDialog';
import { inFull } from '@/ui/money';
import { usePageTitle } from '@/ui/routing';
import { useAddress } from '@/ui/useAddress';
import { ProblemStatusBadge, UrgencyBadge } from '../badges';
import { SubmissionArticle } from '../browsing/SubmissionArticle';
import { MatchCount, ProblemMatches } from '../matches/Matches';
import { Proposals } from '../proposals/Proposals';

const SubmitSolutionDialog = laterDialog(() => import('../solutions/SubmitSolutionDialog'));

const back = <BackLink to="/problems">All problems</BackLink>;

export default function ProblemPage() {
  const { id = '' } = useParams();
  const { currentData: problem, error, isFetching, refetch } = useGetProblemQuery({ id });
  const [proposing, setProposing] = useAddress('propose');
  usePageTitle(problem?.title);

  if (!problem)
    return <NothingToShow noun="Problem" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const { urgency, status, estimatedValue, estimatedValueCurrency, estimatedValueUsd } = problem;
  const currency = estimatedValueCurrency ?? 'USD';
  return (
    <>
      <SubmissionArticle
        submission={problem}
        above={back}
        actions={
          problem.canPropose && (
            // Whose problem it is may answer it too, but has come to decide.
            <Button variant={problem.canDecide ? 'secondary' : 'primary'} onClick={() => setProposing('1')}>
              Propose Solution
            </Button>
          )
        }
        badges={
          <>
            {urgency && <UrgencyBadge urgency={urgency} />}
            <ProblemStatusBadge status={status} />
          </>
        }
        facts={[
          ['Estimated value', estimatedValue && inFull(estimatedValue, currency)],
          ['In US dollars', currency !== 'USD' && estimatedValueUsd && `about ${inFull(estimatedValueUsd, 'USD')}`],
        ]}
        matchCount={<MatchCount of="problem" id={problem.id} />}
        matches={<ProblemMatches problem={problem} />}
      >
        <Proposals problemId={problem.id} canDecide={problem.canDecide} />
      </SubmissionArticle>
      <SubmitSolutionDialog open={proposing !== ''} onClose={() => setProposing('')} problem={problem} />
    </>
  );
}
