import { useBrowseMessageReportsInfiniteQuery } from '@alliance/api-client/reports';
import { PagedList } from '@/ui/browse/PagedList';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { CardSkeletons } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { useAddress } from '@/ui/useAddress';
import { ReportCard } from './ReportCard';

const states = { open: 'To decide', decided: 'Decided' } as const;
type State = keyof typeof states;

/** Messages that were reported by whom they were sent to. */
export default function ReportsPage() {
  const [said, setState] = useAddress('state');
  const state: State = said === 'decided' ? 'decided' : 'open';
  return (
    <>
      <PageHeader
        title="Reported messages"
        description="Messages between members that somebody who got them has reported. Nothing else of their conversations is shown."
      />
      <Tabs
        label="Reported messages"
        value={state}
        onChange={(next) => setState(next === 'open' ? '' : next)}
        tabs={Object.entries(states).map(([value, label]) => ({
          value,
          label,
          content: <Reports key={value} state={value as State} />,
        }))}
      />
    </>
  );
}

function Reports({ state }: { state: State }) {
  const result = useBrowseMessageReportsInfiniteQuery({ state });
  return (
    <PagedList
      result={result}
      what="The reports"
      empty={
        <EmptyState title={state === 'open' ? 'Nothing to Decide' : 'Nothing Was Decided Yet'}>
          {state === 'open'
            ? 'Members report a message where they read it.'
            : 'What is decided about a report stays on record here.'}
        </EmptyState>
      }
      waiting={<CardSkeletons />}
    >
      {(reports) => (
        <ul aria-label={states[state]} className="grid gap-5">
          {reports.map((report) => (
            <li key={report.id} className="min-w-0">
              <ReportCard report={report} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
