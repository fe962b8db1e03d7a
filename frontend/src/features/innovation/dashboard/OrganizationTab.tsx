import { useGetAnalyticsQuery } from '@alliance/api-client/dashboard';
import { problemText } from '@alliance/api-client/problem';
import { chosenOrganization, type Organization, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { type Stop, stopOf } from '@/features/shared/upgrade/stop';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { Button, LinkButton } from '@/ui/Button';
import { TablesControl } from '@/ui/charts/TablesControl';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { AnalyticsFigures } from './AnalyticsFigures';
import { type Days, daysOf } from './periods';

const UpgradeDialog = laterDialog(() => import('@/features/shared/upgrade/UpgradeDialog'));

const spans = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '365 days' },
] as const;

/** What an organization of the viewer has done and what came of it. */
export function OrganizationTab({ isTable }: { isTable: boolean }) {
  const { parameters, change } = useParameters();
  const days = daysOf(parameters.get('days'));
  const { organizations, organization, isAsked, lock } = useChosen();
  if (!organization) return null;
  return (
    <div className="grid gap-5 md:gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4 empty:hidden">
        {organizations.length > 1 && (
          <Field id="organization" label="Organization">
            <NativeSelect
              id="organization"
              options={organizations.map(({ id: value, name: label }) => ({ value, label }))}
              value={organization.id}
              onChange={({ target }) => change({ organization: target.value })}
            />
          </Field>
        )}
        {!lock && (
          <SegmentedControl
            legend="How far back"
            name="days"
            options={spans}
            value={days}
            onChange={(next) => change({ days: next === '30' ? '' : next })}
          />
        )}
      </div>
      <Analytics
        key={organization.id}
        organization={organization}
        days={days}
        isTable={isTable}
        isAsked={isAsked}
        lock={lock}
      />
    </div>
  );
}

/** Where there are charts to turn. */
export function OwnTablesControl() {
  const { lock } = useChosen();
  return !lock && <TablesControl />;
}

/** Whose analytics are looked at, and whether they may be. */
function useChosen() {
  const { parameters } = useParameters();
  const organizations = useViewer().viewer?.organizations.map(({ organization }) => organization) ?? [];
  const id = chosenOrganization(organizations, parameters.get('organization') ?? '');
  const organization = organizations.find((one) => one.id === id);
  return { organizations, organization, ...useLock(organization?.id) };
}

/** What stands in the way where the plan has no analytics. What is there to be read stays so while a renewal is unpaid. */
function useLock(organizationId: string | undefined): { isAsked: boolean; lock: Stop | undefined } {
  const { isAsked, stopFor } = useEntitlement('analytics');
  const stop = stopFor(organizationId);
  return { isAsked, lock: stop?.isReadOnly ? undefined : stop };
}

interface AnalyticsProps {
  organization: Organization;
  days: Days;
  isTable: boolean;
  /** Whether it is not known yet. */
  isAsked: boolean;
  lock: Stop | undefined;
}

function Analytics({ organization, days, isTable, isAsked, lock }: AnalyticsProps) {
  const { currentData, data, error, isFetching, refetch } = useGetAnalyticsQuery(
    { organizationId: organization.id, days: Number(days) as 30 | 90 | 365 },
    { skip: isAsked || lock !== undefined },
  );
  const [upgrading, setUpgrading] = useState(false);
  const stop = lock ?? stopOf(error);
  if (stop)
    return (
      <>
        <EmptyState
          title="Analytics of your organization"
          action={<Button onClick={() => setUpgrading(true)}>See What It Takes</Button>}
        >
          Who looks at your problems and solutions, how proposals are answered and what your projects bring, over 30, 90
          or 365 days. The plan of {organization.name} does not have it.
        </EmptyState>
        <UpgradeDialog open={upgrading} stop={stop} organization={organization} onClose={() => setUpgrading(false)} />
      </>
    );
  const shown = currentData ?? data;
  const file = `/api/dashboard/analytics/export?organizationId=${organization.id}&days=${days}`;
  return (
    <>
      {error ? (
        <LoadFailure what="Your analytics" stale={Boolean(shown)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!shown && !error && (
        <div role="status" className="grid gap-5 md:grid-cols-2">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      {shown && <AnalyticsFigures organizationId={organization.id} days={days} analytics={shown} isTable={isTable} />}
      {shown && (
        <p className="print:hidden">
          <LinkButton to={file} variant="secondary" download="analytics.csv">
            Download as CSV
          </LinkButton>
        </p>
      )}
    </>
  );
}
