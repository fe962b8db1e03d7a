import { useListHiddenProblemsQuery } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { BackLink } from '@/ui/browse/BackLink';
import { buttonClasses } from '@/ui/buttonClasses';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { ProblemStatusBadge } from '../badges';

/** What the viewer's organizations have not submitted yet, or taken back. */
export default function ProblemDraftsPage() {
  const { data: problems, error, isFetching, refetch } = useListHiddenProblemsQuery();
  usePageTitle('Drafts');
  const compose = (
    <Link to="/problems/compose" className={buttonClasses({})}>
      Compose a Problem
    </Link>
  );
  return (
    <>
      <PageHeader
        above={<BackLink to="/problems">All problems</BackLink>}
        title="Drafts"
        description="Problems that only your organization sees: not submitted yet, or withdrawn."
        actions={problems && problems.length > 0 && compose}
      />
      {error ? (
        <LoadFailure what="The drafts" stale={Boolean(problems)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {problems?.length === 0 && (
        <EmptyState title="No Drafts" action={compose}>
          A problem that you compose is kept here until you submit it.
        </EmptyState>
      )}
      <ul aria-label="Drafts" aria-busy={isFetching} className="grid gap-4">
        {problems?.map(({ id, title, status, submittedBy, createdAt }) => (
          <li key={id}>
            <Card as="article">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <h2 className="min-w-0 text-lg">
                  <Link to={`/problems/${id}`} className="rounded-sm hover:text-brand">
                    {title}
                  </Link>
                </h2>
                <ProblemStatusBadge status={status} />
              </div>
              <p className="mt-1 text-ink-2 text-sm">
                {submittedBy.name}&nbsp;· <DateText at={createdAt} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
