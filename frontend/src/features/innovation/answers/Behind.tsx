import type { ProblemOrganizationDto } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { type ReactNode, useId } from 'react';
import { countryName } from '@/content/countries';
import { counted } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';

/** So many of each are counted. */
const mostCounted = 1000;

interface BehindProps<Organization> {
  query: { currentData?: Organization; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: (organization: Organization) => ReactNode;
}

/** The organization behind a problem or a solution, among its facts. */
export function Behind<Organization>({ query, children }: BehindProps<Organization>) {
  const titleId = useId();
  const { currentData: organization, error, isFetching, refetch } = query;
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
      {organization && children(organization)}
    </section>
  );
}

export const knownOf = ({ country, memberSince }: Pick<ProblemOrganizationDto, 'country' | 'memberSince'>) =>
  [
    ['Country', country && countryName(country)],
    ['Member since', memberSince && <DateText key="since" at={memberSince} />],
  ] as const;

export const numbered = (count: number) => `${counted(count)}${count < mostCounted ? '' : ' or more'}`;
