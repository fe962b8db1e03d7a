import { type LedgerStatus, type LedgerTileDto, useGetLedgerSummaryQuery } from '@alliance/api-client/books';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { counted } from '@/ui/count';
import { EmptyState } from '@/ui/EmptyState';
import { FilterTile } from '@/ui/FilterTile';
import { laterDialog } from '@/ui/laterDialog';
import { money } from '@/ui/money';
import { PageHeader } from '@/ui/PageHeader';
import { LedgerFilters } from './LedgerFilters';
import { exportAddress, useLedgerFilter } from './ledger-address';
import { PaymentsTable } from './PaymentsTable';
import { tileLabels } from './payment-words';

const PaymentPanel = laterDialog(() => import('./PaymentPanel'));
const RecordPaymentDialog = laterDialog(() => import('./RecordPaymentDialog'));

const views = [
  { name: 'All', query: '' },
  { name: 'Needs a look', query: 'status=review' },
  { name: 'Waiting', query: 'status=pending' },
  { name: 'Past the provider', query: 'method=offline' },
];
const tiles: LedgerStatus[] = ['completed', 'pending', 'failed', 'refunded'];

/** Amounts are told for each currency: nothing is added over currencies. */
const sumsOf = (tile: LedgerTileDto | undefined) =>
  tile?.sums.map(({ amount, currency }) => money(amount, currency)).join(' · ');

export default function PaymentsPage() {
  const ledger = useLedgerFilter();
  const { filter, change, isFiltered, parameters } = ledger;
  const { status: _, ...rest } = filter;
  const { data: summary } = useGetLedgerSummaryQuery(rest as Parameters<typeof useGetLedgerSummaryQuery>[0]);
  const [isRecording, setRecording] = useState(false);
  const tileOf = (status: LedgerStatus) => summary?.tiles.find((tile) => tile.status === status);
  const countOf = (status: LedgerStatus) => summary && counted(tileOf(status)?.count ?? 0);
  // What went back has been paid before: it is in both tiles, and only one of them is what came.
  const hasGoneBack = (tileOf('refunded')?.count ?? 0) > 0;
  const noteOf = (status: LedgerStatus) =>
    [sumsOf(tileOf(status)), status === 'completed' && hasGoneBack && 'with what went back'].filter(Boolean).join(', ');
  const waiting = tileOf('review')?.count ?? 0;
  const paymentId = parameters.get('payment');

  return (
    <>
      <PageHeader
        title="Payments"
        description="Every payment of every organization, with all that happened to it."
        actions={
          <>
            <a
              href={exportAddress(filter)}
              download
              className="inline-flex min-h-11 items-center rounded-md font-medium text-ink-2 text-sm underline underline-offset-4 hover:text-ink print:hidden"
            >
              Export CSV
            </a>
            <Button onClick={() => setRecording(true)}>Process Payment</Button>
          </>
        }
      />
      {waiting > 0 && (
        <p className="mb-5 rounded-lg border border-line bg-accent-soft px-4 py-3 text-sm">
          {waiting === 1 ? '1 payment needs a look.' : `${counted(waiting)} payments need a look.`}{' '}
          <Link to="/admin/payments/review" className="font-medium underline underline-offset-4">
            Review
          </Link>
        </p>
      )}
      <SavedViews
        store={useSavedViews('payments')}
        given={views}
        isPart={(name) => name !== 'payment' && name !== 'organization'}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        {tiles.map((status) => (
          <FilterTile
            key={status}
            label={tileLabels[status]}
            value={countOf(status)}
            note={noteOf(status)}
            isOn={filter.status === status}
            onToggle={() => change({ status: filter.status === status ? '' : status })}
          />
        ))}
      </div>
      <LedgerFilters {...ledger} methods={summary?.methods ?? []} />
      <PaymentsTable
        filter={filter}
        empty={
          isFiltered ? (
            <EmptyState
              title="No payments found"
              action={
                <LinkButton to="/admin/payments" variant="secondary">
                  Clear filters
                </LinkButton>
              }
            >
              Nothing in the ledger is as the filter says.
            </EmptyState>
          ) : (
            <EmptyState title="No payments yet">They stand here as soon as an organization begins one.</EmptyState>
          )
        }
      />
      <PaymentPanel open={Boolean(paymentId)} paymentId={paymentId ?? ''} onClose={() => change({ payment: '' })} />
      <RecordPaymentDialog
        open={isRecording}
        organization={
          filter.organizationId ? { id: filter.organizationId, name: parameters.get('organization') ?? '' } : undefined
        }
        onRecorded={(payment) => change({ payment })}
        onClose={() => setRecording(false)}
      />
    </>
  );
}
