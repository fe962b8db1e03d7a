import {
  type ComparedProposalDto,
  useCompareProposalsQuery,
  useGetEvaluationQuery,
  useGetRubricQuery,
} from '@alliance/api-client/evaluation';
import { useGetProblemQuery } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useParams } from 'react-router-dom';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { useAddress } from '@/ui/useAddress';
import { Comparison } from './Comparison';
import { ReviewerStates } from './ReviewerStates';

const most = 3;

/** What is said of a proposal, or of two or three side by side. */
export default function ComparePage() {
  const { id = '' } = useParams();
  const [asked] = useAddress('proposals');
  const proposals = asked.split(',').filter(Boolean).slice(0, most);
  const { currentData: problem } = useGetProblemQuery({ id });
  const rubric = useGetRubricQuery({ id });
  const evaluation = useGetEvaluationQuery({ id });
  const comparison = useCompareProposalsQuery({ id, proposals });
  const { currentData, error, isFetching, refetch } = comparison;
  const title = proposals.length === 1 ? 'What reviewers say' : 'Proposals side by side';
  usePageTitle(problem && `${title}: ${problem.title}`);

  const back = <BackLink to={`/problems/${id}?tab=evaluation`}>The evaluation</BackLink>;
  if (!currentData)
    return <NothingToShow noun="Comparison" above={back} error={error} retrying={isFetching} onRetry={refetch} />;
  const [only] = currentData.length === 1 ? (currentData as [ComparedProposalDto]) : [];
  return (
    <>
      <PageHeader above={back} title={title} description={problem?.title} />
      <Missing what="The comparison" of={comparison} />
      <Missing what="What they are judged by" of={rubric} />
      <Comparison problemId={id} proposals={currentData} criteria={rubric.currentData?.inForce?.criteria ?? []} />
      {only?.scores && <Missing what="What you may do about its reviewers" of={evaluation} />}
      {only?.scores && evaluation.currentData && (
        <ReviewerStates proposal={only} scores={only.scores} canManage={evaluation.currentData.canManage} />
      )}
    </>
  );
}

interface MissingProps {
  what: string;
  of: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** What could not be loaded, or not anew; nothing where it could. */
const Missing = ({ what, of: { currentData, error, isFetching, refetch } }: MissingProps) =>
  error ? (
    <div className="mb-6">
      <LoadFailure what={what} stale={Boolean(currentData)} retrying={isFetching} onRetry={() => void refetch()}>
        {problemText(error)}
      </LoadFailure>
    </div>
  ) : null;
