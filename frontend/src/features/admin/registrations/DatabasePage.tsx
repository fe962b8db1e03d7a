import {
  type RegistrationDto,
  useBrowseRegistrationsInfiniteQuery,
  useGetRegistrationsSummaryQuery,
} from '@alliance/api-client/registry';
import type { ReactNode } from 'react';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames, tiersInOrder } from '@/content/tiers';
import { Button } from '@/ui/Button';
import { Facts, Tags } from '@/ui/browse/Facts';
import { PagedList } from '@/ui/browse/PagedList';
import { useListFilter } from '@/ui/browse/useListFilter';
import { buttonClasses } from '@/ui/buttonClasses';
import { counted } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { FilterTile } from '@/ui/FilterTile';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { exportAddress } from './registration-words';

const filterNames = ['plan', 'type'] as const;

/** All registrations with all that they say, by plan and type. */
export default function DatabasePage() {
  const { filter, change, clear, isFiltered } = useListFilter(filterNames);
  const { data: summary } = useGetRegistrationsSummaryQuery(
    filter as Parameters<typeof useGetRegistrationsSummaryQuery>[0],
  );
  const result = useBrowseRegistrationsInfiniteQuery(filter);
  const countOf = (counts: { value: string; count: number }[] | undefined, value: string) =>
    counts && counted(counts.find((one) => one.value === value)?.count ?? 0);
  const toggle = (name: 'plan' | 'type', value: string) => change({ [name]: filter[name] === value ? '' : value });
  return (
    <>
      <PageHeader
        title="Database Overview"
        description="All membership registrations, with everything that they say."
        actions={
          <a
            href={exportAddress('excel', filter)}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: 'secondary' })}
          >
            Export to Excel
          </a>
        }
      />
      <Cards label="All registrations">
        <FilterTile isLine label="Total registrations" value={summary && counted(summary.total)} />
        <FilterTile isLine label="Email success" value={summary && `${share(summary.emailsSent, summary.total)} %`} />
      </Cards>
      <Cards label="Plans">
        {tiersInOrder.map((plan) => (
          <FilterTile
            key={plan}
            isLine
            label={tierNames[plan]}
            value={countOf(summary?.plans, plan)}
            isOn={filter.plan === plan}
            onToggle={() => toggle('plan', plan)}
          />
        ))}
      </Cards>
      <Cards label="Organization types">
        {Object.entries(organizationTypeLabels).map(([type, label]) => (
          <FilterTile
            key={type}
            isLine
            label={label}
            value={countOf(summary?.types, type)}
            isOn={filter.type === type}
            onToggle={() => toggle('type', type)}
          />
        ))}
      </Cards>
      {isFiltered && (
        <Button variant="quiet" onClick={clear}>
          Clear Filters
        </Button>
      )}
      <div className="mt-6">
        <PagedList
          result={result}
          what="The registrations"
          empty={<EmptyState title="No registrations found" />}
          waiting={<Skeleton className="h-40" />}
        >
          {(items) => (
            <ul className="space-y-4">
              {items.map((registration) => (
                <li key={registration.id}>
                  <FullRow registration={registration} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  );
}

const share = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0);

const Cards = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 print:hidden"
  >
    {children}
  </section>
);

function FullRow({ registration }: { registration: RegistrationDto }) {
  const { id, organizationName, organizationType, selectedPlan, website, description, interests } = registration;
  return (
    <article className="space-y-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-lg [overflow-wrap:anywhere]">{organizationName}</h2>
      <Facts
        facts={[
          [
            'Member ID',
            <span key="id" className="tabular-nums">
              {id}
            </span>,
          ],
          ['Created', <DateText key="at" at={registration.createdAt} />],
          ['Type', organizationTypeLabels[organizationType]],
          ['Plan', tierNames[selectedPlan]],
          ['Contact', registration.contactName],
          ['Role', registration.role],
          [
            'Email',
            <span key="email" className="[overflow-wrap:anywhere]">
              {registration.email}
            </span>,
          ],
          ['Phone', registration.phone],
          ['Website', website && <span className="break-all">{website}</span>],
          ['Industry', registration.industry],
          ['Size', registration.size],
        ]}
      />
      {description && <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{description}</p>}
      <Tags tags={interests} />
    </article>
  );
}
