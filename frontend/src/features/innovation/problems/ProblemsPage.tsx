import {
  type IndustryProblemDto,
  useBrowseProblemsInfiniteQuery,
  useGetProblemSummaryQuery,
} from '@alliance/api-client/innovation';
import { useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { StatTile } from '@/ui/StatTile';
import { BrowsePage } from '../browsing/BrowsePage';
import { useAddress, useSearch } from '../browsing/useAddress';
import { contributors, organizationsAs } from '../forms/OrganizationField';
import { inMillions } from '@/ui/money';
import { SubmitSolutionDialog } from '../solutions/SubmitSolutionDialog';
import { ProblemCard } from './ProblemCard';
import { SubmitProblemDialog } from './SubmitProblemDialog';

export default function ProblemsPage() {
  const [search, setSearch] = useSearch();
  const [submitting, setSubmitting] = useAddress('submit');
  const [proposingTo, setProposingTo] = useState<IndustryProblemDto>();
  const problems = useBrowseProblemsInfiniteQuery({ search });
  const organizations = organizationsAs(useViewer().viewer, contributors);

  const canPropose = ({ status }: IndustryProblemDto) => status === 'open' && organizations.length > 0;

  return (
    <>
      <BrowsePage
        noun="Problem"
        title="Industry Problems"
        description="What organizations of the alliance want solved. Propose a solution, or submit yours."
        tiles={<ProblemTiles />}
        invitation="Be the first to submit an industry problem for the alliance to solve."
        search={search}
        onSearch={setSearch}
        onSubmit={() => setSubmitting('1')}
        result={problems}
      >
        {(problem) => (
          <ProblemCard problem={problem} onPropose={canPropose(problem) ? () => setProposingTo(problem) : undefined} />
        )}
      </BrowsePage>
      <SubmitProblemDialog open={submitting !== ''} onOpenChange={(open) => setSubmitting(open ? '1' : '')} />
      <SubmitSolutionDialog
        open={proposingTo !== undefined}
        onOpenChange={() => setProposingTo(undefined)}
        problem={proposingTo}
      />
    </>
  );
}

function ProblemTiles() {
  const { data, isError } = useGetProblemSummaryQuery();
  const unknown = isError ? '–' : undefined;
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label="Total Problems" value={data?.total.toLocaleString() ?? unknown} />
      <StatTile label="Open for Solutions" value={data?.open.toLocaleString() ?? unknown} />
      <StatTile label="High Priority" value={data?.highPriority.toLocaleString() ?? unknown} />
      <StatTile label="Total Value" value={data ? inMillions(data.totalValueUsd, 'USD', 0) : unknown} />
    </dl>
  );
}
