import {
  type RegistrationDto,
  useBrowseRegistrationsInfiniteQuery,
  useGetRegistrationsSummaryQuery,
} from '@alliance/api-client/registry';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { PagedList } from '@/ui/browse/PagedList';
import { counted } from '@/ui/count';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { FilterTile } from '@/ui/FilterTile';
import { clockOf } from '@/ui/in-words';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { emailLabels, emailTones } from './registration-words';

const recent = { limit: '10' };

/** The figures and the newest registrations, and nothing else. */
export default function AdminSimplePage() {
  const { data: summary, fulfilledTimeStamp } = useGetRegistrationsSummaryQuery({});
  const result = useBrowseRegistrationsInfiniteQuery(recent);
  const pending = summary && summary.total - summary.emailsSent - summary.emailFailures;
  return (
    <>
      <PageHeader title="Alliance Administration" description="Registrations at a glance." />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        <FilterTile label="Total" value={summary && counted(summary.total)} />
        <FilterTile label="Emails sent" value={summary && counted(summary.emailsSent)} />
        <FilterTile label="Pending" value={pending === undefined ? undefined : counted(pending)} />
        <FilterTile label="Last updated" value={fulfilledTimeStamp && clockOf(fulfilledTimeStamp)} />
      </div>
      <h2 className="mt-8 mb-3 text-xl">Recent registrations</h2>
      <PagedList<RegistrationDto>
        result={result}
        what="The registrations"
        empty={<EmptyState title="No registrations found" />}
        waiting={<Skeleton className="h-40" />}
      >
        {(items) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {items.map(({ id, organizationName, contactName, emailState, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm">
                <Link
                  to={`/admin/registrations?registration=${id}`}
                  className="font-medium text-brand underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                >
                  {organizationName}
                </Link>
                <span className="text-ink-2">{contactName}</span>
                <Badge tone={emailTones[emailState]}>{emailLabels[emailState]}</Badge>
                <span className="text-ink-3">
                  <MomentText at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
