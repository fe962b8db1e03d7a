import { useGetProblemQuery } from '@alliance/api-client/innovation';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { categoryLabels, organizationTypeLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { ProblemStatusBadge, UrgencyBadge } from '../badges';
import { BackLink } from '../browsing/BackLink';
import { Facts, Tags } from '../browsing/Facts';
import { NothingToShow } from '../browsing/NothingToShow';
import { inFull } from '../money';
import { Proposals } from '../proposals/Proposals';
import { SubmitSolutionDialog } from '../solutions/SubmitSolutionDialog';

const back = <BackLink to="/problems">All problems</BackLink>;

export default function ProblemPage() {
  const { id = '' } = useParams();
  const { currentData: problem, error, refetch } = useGetProblemQuery({ id });
  const [proposing, setProposing] = useState(false);
  usePageTitle(problem?.title);

  if (!problem) return <NothingToShow noun="Problem" above={back} error={error} onRetry={refetch} />;

  const { submittedBy, category, urgency, estimatedValue, estimatedValueCurrency, estimatedValueUsd } = problem;
  const currency = estimatedValueCurrency ?? 'USD';
  return (
    <article>
      <PageHeader
        above={back}
        title={<span className="break-words">{problem.title}</span>}
        actions={problem.canPropose && <Button onClick={() => setProposing(true)}>Propose Solution</Button>}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap gap-1.5">
            {urgency && <UrgencyBadge urgency={urgency} />}
            <ProblemStatusBadge status={problem.status} />
          </div>
          <p className="max-w-prose whitespace-pre-line break-words text-ink">{problem.description}</p>
          <div className="mt-6">
            <Tags tags={problem.tags} />
          </div>
        </div>
        <Card className="self-start">
          <h2 className="mb-4 text-lg">Details</h2>
          <Facts
            facts={[
              ['Submitted by', submittedBy.name],
              ['Type', organizationTypeLabels[submittedBy.type]],
              ['Category', category && categoryLabels[category]],
              ['Estimated value', estimatedValue && inFull(estimatedValue, currency)],
              ['In US dollars', currency !== 'USD' && estimatedValueUsd && `about ${inFull(estimatedValueUsd, 'USD')}`],
              ['Created', <DateText key="created" at={problem.createdAt} />],
              ['Updated', <DateText key="updated" at={problem.updatedAt} />],
            ]}
          />
        </Card>
      </div>
      <Proposals problemId={problem.id} canDecide={problem.canDecide} />
      <SubmitSolutionDialog open={proposing} onOpenChange={setProposing} problem={problem} />
    </article>
  );
}
