import {
  type SolutionDto,
  useGetSolutionOrganizationQuery,
  useGetSolutionQuery,
  useGetSolutionWatchQuery,
  usePublishSolutionMutation,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { readinessLabel, technologyTypeLabels } from '@/content/labels';
import { ConnectButton } from '@/features/shared/connect/ConnectButton';
import { type Stop, stopOf } from '@/features/shared/upgrade/stop';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { laterDialog } from '@/ui/laterDialog';
import { ReadinessDots } from '@/ui/ReadinessDots';
import { usePageTitle } from '@/ui/routing';
import { Strip } from '@/ui/Strip';
import { toast } from '@/ui/toast';
import { OrganizationBehindSolution } from '../answers/OrganizationBehindSolution';
import { ReadinessBadge, SolutionStatusBadge } from '../badges';
import { CameOf } from '../browsing/CameOf';
import { SubmissionArticle } from '../browsing/SubmissionArticle';
import { MatchCount, SolutionMatches } from '../matches/Matches';
import { Timeline } from '../timeline/Timeline';
import { WatchButton } from '../watches/WatchButton';
import { SolutionActions } from './SolutionActions';

const UpgradeDialog = laterDialog(() => import('@/features/shared/upgrade/UpgradeDialog'));

const back = <BackLink to="/solutions">All solutions</BackLink>;

export default function SolutionPage() {
  const { id = '' } = useParams();
  const { currentData: solution, error, isFetching, refetch } = useGetSolutionQuery({ id });
  // Asked together, so that they are there when the solution is.
  useGetSolutionWatchQuery({ id });
  useGetSolutionOrganizationQuery({ id });
  usePageTitle(solution?.title);

  if (!solution)
    return <NothingToShow noun="Solution" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const { status, technologyType, readinessLevel, canPublish } = solution;
  return (
    <SubmissionArticle
      submission={solution}
      above={back}
      actions={
        <>
          <SolutionActions solution={solution} />
          <WatchButton of="solution" id={solution.id} />
          {!canPublish && (
            <ConnectButton
              organization={solution.submittedBy}
              about={{ kind: 'solution', id, title: solution.title }}
            />
          )}
        </>
      }
      badges={
        <>
          <SolutionStatusBadge status={status} />
          <ReadinessBadge level={readinessLevel} />
        </>
      }
      strip={
        canPublish && (
          <Strip action={<PublishButton solution={solution} />}>
            This is a draft: only your organization sees it until it is published.
          </Strip>
        )
      }
      brief={<CameOf projects={solution.projects} />}
      facts={[['Technology', technologyType && technologyTypeLabels[technologyType]]]}
      tabs={[
        {
          value: 'matches',
          label: (
            <>
              Matches
              <MatchCount of="solution" id={solution.id} />
            </>
          ),
          content: <SolutionMatches solution={solution} />,
        },
        { value: 'activity', label: 'Activity', content: <Timeline of="solution" id={solution.id} /> },
      ]}
      footer={
        <>
          <div className="mt-4 border-line border-t pt-4 text-sm">
            <ReadinessDots level={readinessLevel} />
            <p className="mt-1 text-ink-2">{readinessLabel(readinessLevel)}</p>
          </div>
          <OrganizationBehindSolution solutionId={solution.id} />
        </>
      }
    />
  );
}

function PublishButton({ solution: { id, submittedBy } }: { solution: Pick<SolutionDto, 'id' | 'submittedBy'> }) {
  const [publish, { isLoading }] = usePublishSolutionMutation();
  const [stop, setStop] = useState<Stop>();

  const send = async () => {
    try {
      await publish({ id }).unwrap();
    } catch (error) {
      const refusal = stopOf(error);
      setStop(refusal);
      if (refusal) return;
      toast({ title: 'Not published', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: 'Solution published to the alliance.' });
  };

  return (
    <>
      <Button onClick={send} pending={isLoading}>
        {isLoading ? 'Publishing...' : 'Publish'}
      </Button>
      {stop && <UpgradeDialog stop={stop} organization={submittedBy} onClose={() => setStop(undefined)} />}
    </>
  );
}
