import { type FoundMatchDto, useBrowseMatchesInfiniteQuery } from '@alliance/api-client/innovation';
import { Link } from 'react-router-dom';
import { MatchFactsLine } from '@/features/shared/matches/MatchFacts';
import { TextMatch } from '@/features/shared/matches/TextMatch';
import { LinkButton } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { ProblemStatusBadge } from '../badges';

/** All matches of the alliance: those that the dashboard counts. */
export default function MatchesPage() {
  const result = useBrowseMatchesInfiniteQuery({});
  return (
    <>
      <PageHeader
        title="Solution Matches"
        description={
          <>
            Problems and solutions of the alliance that were found to fit, newest first. What fits yours stands on{' '}
            <Link to="/" className="text-brand underline underline-offset-4">
              Home
            </Link>
            .
          </>
        }
      />
      <PagedList
        result={result}
        what="The matches"
        waiting={<Skeleton className="h-64" />}
        empty={
          <EmptyState
            title="No Matches Yet"
            action={
              <LinkButton to="/problems" variant="secondary">
                Browse problems
              </LinkButton>
            }
          >
            Each problem that is submitted and each solution that is published is compared with all others. What fits
            appears here.
          </EmptyState>
        }
      >
        {(matches) => (
          <ul aria-label="Matches" className="grid gap-5 lg:grid-cols-2">
            {matches.map((match) => (
              <li key={match.id} className="min-w-0">
                <FoundMatch match={match} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function FoundMatch({ match }: { match: FoundMatchDto }) {
  const { problem, solution, facts, foundAt } = match;
  const isOver = problem.status !== 'open';
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <div>
        <h2 className="text-lg leading-snug [overflow-wrap:anywhere]">
          <Link to={`/solutions/${solution.id}`} className="rounded-sm hover:text-brand">
            {solution.title}
          </Link>
        </h2>
        <p className="mt-1 text-ink-2 text-sm [overflow-wrap:anywhere]">
          <OrganizationName organization={solution.submittedBy} />, for{' '}
          <Link to={`/problems/${problem.id}`} className="rounded-sm font-medium text-ink hover:text-brand">
            {problem.title}
          </Link>{' '}
          of <OrganizationName organization={problem.submittedBy} isFollowed={isOver} />{' '}
          {isOver && <ProblemStatusBadge status={problem.status} />}
        </p>
      </div>
      <TextMatch match={match} />
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <MatchFactsLine facts={facts} />
        <p className="text-ink-3 text-xs">
          Found <DateText at={foundAt} />
        </p>
      </div>
    </Card>
  );
}
