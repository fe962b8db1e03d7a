import { useGetRubricQuery } from '@alliance/api-client/evaluation';
import {
  type ProblemStatus,
  useGetProblemOrganizationQuery,
  useGetProblemQuery,
  useGetProblemWatchQuery,
} from '@alliance/api-client/innovation';
import { useParams } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { DayText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { inFull } from '@/ui/money';
import { usePageTitle } from '@/ui/routing';
import { useParameters } from '@/ui/useAddress';
import { OrganizationBehind } from '../answers/OrganizationBehind';
import { ProblemStatusBadge, UrgencyBadge } from '../badges';
import { CameOf } from '../browsing/CameOf';
import { SubmissionArticle } from '../browsing/SubmissionArticle';
import { DueCount, Evaluation } from '../evaluation/EvaluationParts';
import { RubricInBrief } from '../evaluation/rubric/RubricInBrief';
import { ProblemFiles } from '../files/ProblemFiles';
import { InvitationStrip } from '../matches/InvitationStrip';
import { MatchCount, ProblemMatches } from '../matches/Matches';
import { ProposalCount, Proposals, useProposed } from '../proposals/Proposals';
import { QuestionCount, Questions } from '../questions/Questions';
import { Timeline } from '../timeline/Timeline';
import { WatchButton } from '../watches/WatchButton';
import { Brief } from './Brief';
import { ProblemActions } from './ProblemActions';
import { ProblemStrip } from './ProblemStrip';
import { useEnded } from './useEnded';
import { useOwner } from './useOwner';

const SubmitSolutionDialog = laterDialog(() => import('../solutions/SubmitSolutionDialog'));

/** While proposals come, or may wait. */
const isAnswered = (status: ProblemStatus) => status === 'draft' || status === 'open' || status === 'in_progress';

const back = <BackLink to="/problems">All problems</BackLink>;

export default function ProblemPage() {
  const { id = '' } = useParams();
  const { currentData: problem, error, isFetching, refetch } = useGetProblemQuery({ id });
  // Asked together, so that they are there when the problem is.
  useGetProblemWatchQuery({ id });
  useGetProblemOrganizationQuery({ id });
  useGetRubricQuery({ id });
  const proposed = useProposed(problem?.id);
  const ending = useEnded(problem);
  const { parameters, change } = useParameters();
  const { isOfOwner, actsForOwner } = useOwner(problem);
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
          <>
            <ProblemActions problem={problem} />
            <WatchButton of="problem" id={problem.id} />
            {problem.canPropose && (
              // Whose problem it is may answer it too, but has come to score or decide; who has answered it, to see what became of that.
              <Button
                variant={isOfOwner || proposed ? 'secondary' : 'primary'}
                onClick={() => change({ propose: '1' })}
              >
                Propose Solution
              </Button>
            )}
          </>
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
          ...(ending ? [ending] : []),
          ['You have proposed', proposed],
          ['Answers by', problem.decideBy && isAnswered(status) && <DayText key="by" on={problem.decideBy} />],
        ]}
        footer={<OrganizationBehind problemId={problem.id} />}
        strip={
          problem.canDecide || problem.canEdit || problem.dueScores > 0 ? (
            <ProblemStrip problem={problem} />
          ) : (
            problem.canPropose && <InvitationStrip problemId={problem.id} />
          )
        }
        brief={
          <>
            <Brief brief={problem.brief} decideBy={isAnswered(status) ? problem.decideBy : null} />
            <CameOf projects={problem.projects} />
            <ProblemFiles problem={problem} />
            <RubricInBrief problemId={problem.id} />
          </>
        }
        tabs={[
          {
            value: 'questions',
            label: (
              <>
                Questions
                <QuestionCount problemId={problem.id} />
              </>
            ),
            content: <Questions problemId={problem.id} canAnswer={actsForOwner} />,
          },
          {
            value: 'proposals',
            printed: true,
            label: (
              <>
                Proposals
                <ProposalCount problemId={problem.id} />
              </>
            ),
            content: <Proposals problem={problem} />,
          },
          ...(isOfOwner && status !== 'draft'
            ? [
                {
                  value: 'evaluation',
                  label: (
                    <>
                      Evaluation
                      <DueCount due={problem.dueScores} />
                    </>
                  ),
                  content: <Evaluation problemId={problem.id} />,
                },
              ]
            : []),
          {
            value: 'matches',
            label: (
              <>
                Matches
                <MatchCount of="problem" id={problem.id} />
              </>
            ),
            content: <ProblemMatches problem={problem} />,
          },
          { value: 'activity', label: 'Activity', content: <Timeline of="problem" id={problem.id} /> },
        ]}
      />
      <SubmitSolutionDialog
        open={parameters.has('propose')}
        onClose={() => change({ propose: '' })}
        onProposed={() => change({ propose: '', tab: 'proposals' })}
        problem={problem}
      />
    </>
  );
}
