import { useGetSolutionQuery, usePublishSolutionMutation } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useParams } from 'react-router-dom';
import { categoryLabels, organizationTypeLabels, readinessLabel, technologyTypeLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { PageHeader } from '@/ui/PageHeader';
import { ReadinessDots } from '@/ui/ReadinessDots';
import { usePageTitle } from '@/ui/routing';
import { toast } from '@/ui/toast';
import { ReadinessBadge, SolutionStatusBadge } from '../badges';
import { BackLink } from '../browsing/BackLink';
import { Facts, Tags } from '../browsing/Facts';
import { NothingToShow } from '../browsing/NothingToShow';
import { ConnectButton } from './ConnectButton';

const back = <BackLink to="/solutions">All solutions</BackLink>;

export default function SolutionPage() {
  const { id = '' } = useParams();
  const { currentData: solution, error, refetch } = useGetSolutionQuery({ id });
  usePageTitle(solution?.title);

  if (!solution) return <NothingToShow noun="Solution" above={back} error={error} onRetry={refetch} />;

  const { submittedBy, category, technologyType, readinessLevel } = solution;
  return (
    <article>
      <PageHeader
        above={back}
        title={<span className="break-words">{solution.title}</span>}
        actions={solution.canPublish ? <PublishButton id={solution.id} /> : <ConnectButton solution={solution} />}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap gap-1.5">
            <SolutionStatusBadge status={solution.status} />
            <ReadinessBadge level={readinessLevel} />
          </div>
          {solution.canPublish && (
            <p className="mb-4 max-w-prose text-ink-2 text-sm">
              This is a draft: only your organization sees it until it is published.
            </p>
          )}
          <p className="max-w-prose whitespace-pre-line break-words text-ink">{solution.description}</p>
          <div className="mt-6">
            <Tags tags={solution.tags} />
          </div>
        </div>
        <Card className="self-start">
          <h2 className="mb-4 text-lg">Details</h2>
          <Facts
            facts={[
              ['Submitted by', submittedBy.name],
              ['Type', organizationTypeLabels[submittedBy.type]],
              ['Category', category && categoryLabels[category]],
              ['Technology', technologyType && technologyTypeLabels[technologyType]],
              ['Created', <DateText key="created" at={solution.createdAt} />],
              ['Updated', <DateText key="updated" at={solution.updatedAt} />],
            ]}
          />
          <div className="mt-4 border-line border-t pt-4 text-sm">
            <ReadinessDots level={readinessLevel} />
            <p className="mt-1 text-ink-2">{readinessLabel(readinessLevel)}</p>
          </div>
        </Card>
      </div>
    </article>
  );
}

function PublishButton({ id }: { id: string }) {
  const [publish, { isLoading }] = usePublishSolutionMutation();

  const send = async () => {
    try {
      await publish({ id }).unwrap();
    } catch (error) {
      toast({ title: 'Not published', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: 'Solution published to the alliance.' });
  };

  return (
    <Button onClick={send} pending={isLoading}>
      {isLoading ? 'Publishing...' : 'Publish'}
    </Button>
  );
}
