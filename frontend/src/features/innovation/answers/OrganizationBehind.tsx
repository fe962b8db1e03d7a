import { type ProblemOrganizationDto, useGetProblemOrganizationQuery } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { Facts } from '@/ui/browse/Facts';
import { counted } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { countryName } from '../browsing/filter-words';

/** So many problems are counted. */
const mostCounted = 1000;

/** The organization behind a problem: what it is, and how it treats who proposes. */
export function OrganizationBehind({ problemId }: { problemId: string }) {
  const titleId = useId();
  const { currentData: organization, error, isFetching, refetch } = useGetProblemOrganizationQuery({ id: problemId });
  if (!organization && !error) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6 border-line border-t pt-5">
      <h3 id={titleId} className="mb-4 text-base">
        The organization behind it
      </h3>
      {error ? (
        <LoadFailure what="Its record" stale={Boolean(organization)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {organization && <Known organization={organization} />}
    </section>
  );
}

function Known({ organization }: { organization: ProblemOrganizationDto }) {
  const { country, memberSince, problems, solved, record } = organization;
  return (
    <>
      <Facts
        facts={[
          ['Country', country && countryName(country)],
          ['Member since', memberSince && <DateText key="since" at={memberSince} />],
          ['Problems', numbered(problems)],
          ['Solved', numbered(solved)],
          ['Answered in time', record && `${record.inTimePercent} % of ${counted(record.counted)}`],
          ['Time to a decision', record && record.medianDays !== null && daysInWords(record.medianDays)],
        ]}
      />
      <p className="mt-3 text-ink-2 text-xs">
        {record
          ? 'Of the newest proposals of two years, overdue ones included; half were decided in that time.'
          : 'No record yet: fewer than five proposals have been due.'}
      </p>
    </>
  );
}

const numbered = (count: number) => `${counted(count)}${count < mostCounted ? '' : ' or more'}`;

const daysInWords = (days: number) => {
  if (days === 0) return 'The same day';
  return days === 1 ? '1 day' : `${counted(days)} days`;
};
