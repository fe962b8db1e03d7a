import { problemText } from '@alliance/api-client/problem';
import { type OrganizationWorkDto, useGetOrganizationWorkQuery } from '@alliance/api-client/work';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { problemStatusLabels, projectPhaseLabels, solutionStatusLabels } from '@/content/labels';
import { Facts } from '@/ui/browse/Facts';
import { counted } from '@/ui/count';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { Part } from './Part';

const linked = 'font-medium hover:text-brand';
/** So many of each are counted. */
const mostCounted = 1000;

/** What an organization does in the alliance: the newest of each, and the way to all. */
export function Work({ id }: { id: string }) {
  const { currentData: work, error, isFetching, refetch } = useGetOrganizationWorkQuery({ id });
  if (error)
    return (
      <LoadFailure what="Its work" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  if (!work)
    return (
      <div aria-busy="true">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  if (!work.isShown) return null;
  const { counts, problems, solutions, projects, stories } = work;
  if (counts.problems + counts.solutions + counts.projects + stories.length === 0)
    return (
      <Part title="Work">
        <p className="text-ink-2">It has no problem, solution or project in the alliance yet.</p>
      </Part>
    );
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Entries title="Problems" count={counts.problems} all={`/problems?submitter=${id}`}>
        {problems.map((one) => (
          <Entry key={one.id} to={`/problems/${one.id}`} state={problemStatusLabels[one.status]} title={one.title} />
        ))}
      </Entries>
      <Entries title="Solutions" count={counts.solutions} all={`/solutions?submitter=${id}`}>
        {solutions.map((one) => (
          <Entry key={one.id} to={`/solutions/${one.id}`} state={solutionStatusLabels[one.status]} title={one.title} />
        ))}
      </Entries>
      <Entries title="Projects" count={counts.projects} all={`/projects?organization=${id}`}>
        {projects.map((one) => (
          <Entry key={one.id} to={`/projects/${one.id}`} state={projectPhaseLabels[one.phase]} title={one.title} />
        ))}
      </Entries>
      <Entries title="Success stories" count={stories.length}>
        {stories.map(({ slug, title }) => (
          <Entry key={slug} to={`/stories/${slug}`} title={title} />
        ))}
      </Entries>
    </div>
  );
}

interface EntriesProps {
  title: string;
  count: number;
  /** The list of all of them. */
  all?: string;
  children: ReactNode[];
}

function Entries({ title, count, all, children }: EntriesProps) {
  if (count === 0) return null;
  return (
    <Part title={title}>
      <ul aria-label={title} className="divide-y divide-line">
        {children}
      </ul>
      {all && count > children.length && (
        <p className="mt-2 text-sm">
          <Link to={all} className="font-medium text-brand underline underline-offset-4">
            All {counted(count)}
            {count < mostCounted ? '' : ' or more'} {title.toLowerCase()}
          </Link>
        </p>
      )}
    </Part>
  );
}

const Entry = ({ to, title, state }: { to: string; title: string; state?: string }) => (
  <li className="py-2 [overflow-wrap:anywhere]">
    <Link to={to} className={linked}>
      {title}
    </Link>
    {state && <span className="block text-ink-2 text-sm">{state}</span>}
  </li>
);

/** How an organization answers who proposes to it, among its details. */
export function AnswerRecord({ id }: { id: string }) {
  const { currentData } = useGetOrganizationWorkQuery({ id });
  const record = currentData?.record;
  if (!record) return null;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h3 className="mb-3 text-base">How it answers proposals</h3>
      <Facts facts={factsOf(record)} />
      <p className="mt-3 text-ink-2 text-xs">
        Of the newest proposals of two years, overdue ones included; half were decided in that time.
      </p>
    </div>
  );
}

const factsOf = ({ inTimePercent, counted: of, medianDays }: NonNullable<OrganizationWorkDto['record']>) =>
  [
    ['Answered in time', `${inTimePercent} % of ${counted(of)}`],
    ['Time to a decision', medianDays === null ? null : daysInWords(medianDays)],
  ] as const;

const daysInWords = (days: number) => {
  if (days === 0) return 'The same day';
  return days === 1 ? '1 day' : `${counted(days)} days`;
};
