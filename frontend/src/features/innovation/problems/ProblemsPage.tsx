import {
  type IndustryProblemDto,
  useBrowseProblemsInfiniteQuery,
  useGetProblemSummaryQuery,
} from '@alliance/api-client/innovation';
import { useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { StatTile } from '@/ui/StatTile';
import { CardList } from '../browsing/CardList';
import { useAddress } from '../browsing/useAddress';
import { contributors, organizationsAs } from '../forms/OrganizationField';
import { inMillions } from '../money';
import { SubmitSolutionDialog } from '../solutions/SubmitSolutionDialog';
import { ProblemCard } from './ProblemCard';
import { SubmitProblemDialog } from './SubmitProblemDialog';

export default function ProblemsPage() {
  const [search, setSearch] = useAddress('search');
  const [submitting, setSubmitting] = useAddress('submit');
  const [proposingTo, setProposingTo] = useState<IndustryProblemDto>();
  const problems = useBrowseProblemsInfiniteQuery({ search });
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const submit = () => setSubmitting('1');

  const canPropose = ({ status }: IndustryProblemDto) => status === 'open' && organizations.length > 0;

  return (
    <>
      <PageHeader
        title="Industry Problems"
        description="What organizations of the alliance want solved. Propose a solution, or submit yours."
        actions={<Button onClick={submit}>Submit Problem</Button>}
      />
      <ProblemTiles />
      <div className="my-6">
        <SearchBox
          label="Search problems"
          placeholder="Search problems by title, description or category..."
          value={search}
          onSearch={setSearch}
        />
      </div>
      <CardList
        result={problems}
        empty={
          <EmptyState title="No Problems Found" action={<Button onClick={submit}>Submit First Problem</Button>}>
            {search
              ? `Nothing matches “${search}”. Try other or fewer words.`
              : 'Be the first to submit an industry problem for the alliance to solve.'}
          </EmptyState>
        }
      >
        {(problem) => (
          <ProblemCard problem={problem} onPropose={canPropose(problem) ? () => setProposingTo(problem) : undefined} />
        )}
      </CardList>
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
