import {
  type LedgerCheckDto,
  type ReconciliationKind,
  useCheckLedgerMutation,
  useGetLedgerCheckQuery,
  useGetReconciliationQuery,
} from '@alliance/api-client/books';
import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DenseTable } from '@/ui/browse/OperatorTable';
import { counted, plural } from '@/ui/count';
import { MomentText } from '@/ui/DateText';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { PeriodFields } from '@/ui/PeriodFields';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';

const kinds: Record<ReconciliationKind, { label: string; tone: Tone }> = {
  missing_here: { label: 'Missing here', tone: 'red' },
  missing_there: { label: 'Missing at the provider', tone: 'red' },
  amount: { label: 'Amount', tone: 'orange' },
  status: { label: 'Status', tone: 'orange' },
  waiting: { label: 'Waiting', tone: 'yellow' },
};
const dayMs = 24 * 3_600_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** An address may say anything. */
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && dayOf(Date.parse(day)) === day;

/** Whether the provider and we say the same, and whether the ledger adds up. */
export default function ReconciliationPage() {
  const [typedFrom, setFrom] = useAddress('from');
  const [typedTo, setTo] = useAddress('to');
  const from = typedFrom || dayOf(Date.now() - 6 * dayMs);
  const to = typedTo || dayOf(Date.now());
  const noDay = { ...(!isDay(from) && { from: 'Choose a day' }), ...(!isDay(to) && { to: 'Choose a day' }) };
  const areDays = isDay(from) && isDay(to);
  const { error } = useGetReconciliationQuery({ from, to }, { skip: !areDays });
  const wrong = areDays ? fieldProblems(error) : noDay;
  return (
    <>
      <PageHeader title="Reconciliation" description="Whether the provider and we say the same of every payment." />
      <div className="mb-5 grid gap-3 sm:max-w-xl sm:grid-cols-2">
        <PeriodFields
          from={from}
          to={to}
          hint="At most 31 days."
          errors={wrong}
          onChange={(change) => {
            if (change.from !== undefined) setFrom(change.from);
            if (change.to !== undefined) setTo(change.to);
          }}
        />
      </div>
      {!wrong.from && !wrong.to && <Report from={from} to={to} />}
      <LedgerCheck />
    </>
  );
}

function Report({ from, to }: { from: string; to: string }) {
  const { currentData: report, error, isFetching, refetch } = useGetReconciliationQuery({ from, to });
  if (error)
    return (
      <LoadFailure what="The report" stale={false} retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  if (!report) return <Skeleton className="h-24" />;
  const { differences, compared, source, provider, complete } = report;
  const columns = [
    {
      label: 'Reference',
      cell: ({ reference, paymentId }: (typeof rows)[number]) =>
        paymentId ? (
          <Link to={`/admin/payments?payment=${paymentId}`} className="text-brand underline underline-offset-4">
            {reference}
          </Link>
        ) : (
          reference
        ),
    },
    {
      label: 'Difference',
      cell: ({ kind }: (typeof rows)[number]) => <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>,
    },
    { label: 'Here', cell: ({ here }: (typeof rows)[number]) => here ?? '–' },
    { label: 'There', cell: ({ there }: (typeof rows)[number]) => there ?? '–' },
  ];
  const rows = differences.map((one) => ({ ...one, id: `${one.kind}${one.reference}` }));
  return (
    <section aria-label="Report" aria-busy={isFetching}>
      <p className="mb-3 text-ink-2 text-sm">
        {compared === 1 ? '1 charge' : `${counted(compared)} charges`} compared with{' '}
        {source === 'provider' ? `what ${provider} lists` : 'what we watch: the provider lists nothing'}
        {!complete && '. There are more: choose a shorter period'}.
      </p>
      {rows.length === 0 ? (
        <EmptyState title={compared > 0 ? 'No differences' : 'Nothing to compare'}>
          {compared > 0 ? 'Both sides say the same.' : 'Neither side has a charge in these days.'}
        </EmptyState>
      ) : (
        <DenseTable label="Differences" columns={columns} items={rows} />
      )}
    </section>
  );
}

/** How often the page asks whether a check has ended, in milliseconds. */
const everySoOften = 1_000;

function LedgerCheck() {
  const { data: state, error, isFetching, refetch } = useGetLedgerCheckQuery();
  const isRunning = Boolean(state?.check && !state.check.endedAt);
  // The same again, as long as a check goes on.
  useGetLedgerCheckQuery(undefined, { pollingInterval: isRunning ? everySoOften : 0, skip: !isRunning });
  const [check, { isLoading }] = useCheckLedgerMutation();
  const begin = async () => {
    try {
      await check({}).unwrap();
    } catch (trouble) {
      toast({ title: 'Not checked', description: problemText(trouble), variant: 'destructive' });
    }
  };
  return (
    <section aria-labelledby="ledger-check" className="mt-10">
      <h2 id="ledger-check" className="text-xl">
        Does the ledger add up?
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-ink-2 text-sm">
        Compares payments, transitions, invoices and subscriptions, and finds what was changed by hand. It is done every
        night.
      </p>
      <Button variant="secondary" onClick={begin} pending={isLoading || isRunning}>
        {isRunning ? 'Checking...' : 'Check now'}
      </Button>
      <div aria-live="polite" className="mt-4 text-sm">
        {error && !state ? (
          <LoadFailure what="The last check" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : null}
        {state && <Finding check={state.check} />}
      </div>
    </section>
  );
}

function Finding({ check }: { check: LedgerCheckDto | null }) {
  if (!check) return <p className="text-ink-2">It has not been checked yet.</p>;
  const { startedAt, startedBy, endedAt, isGivenUp, counted: rows, faultCount, faults } = check;
  if (!endedAt)
    return (
      <p className="text-ink-2">
        {startedBy === 'system' ? 'The check of the night' : 'A check that a super admin asked for'} has been running
        since <MomentText at={startedAt} />.
      </p>
    );
  return (
    <>
      <p className="font-medium">
        {isGivenUp
          ? 'The last check was given up before its end. Check again.'
          : faultCount === 0
            ? 'The ledger adds up.'
            : `The ledger does not add up: ${plural(faultCount, 'fault')}.`}
      </p>
      <p className="mt-1 text-ink-2 tabular-nums">
        {rows &&
          `${plural(rows.payments, 'payment')}, ${plural(rows.transitions, 'transition')}, ${plural(rows.invoices, 'invoice')}, ${plural(rows.periods, 'period')}, ${plural(rows.notes, 'credit note')} · `}
        <MomentText at={endedAt} />
      </p>
      {faultCount > faults.length && <p className="mt-2 text-ink-2">The first {faults.length} of them:</p>}
      {faults.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {faults.map((fault) => (
            <li key={fault} className="break-words">
              {fault}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
