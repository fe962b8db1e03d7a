import { type LedgerEntryDto, useBrowseLedgerInfiniteQuery, useCheckPaymentMutation } from '@alliance/api-client/books';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/Badge';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { MomentText } from '@/ui/DateText';
import { money } from '@/ui/money';
import { PanelLink } from '../PanelLink';
import { purposeLabels, returned, reviewLabel, statusLabels, statusTones } from './payment-words';

const columns: readonly Column<LedgerEntryDto>[] = [
  {
    label: 'Reference',
    cell: ({ id, reference }) => (
      <PanelLink name="payment" id={id}>
        {reference.length > 16 ? `${reference.slice(0, 16)}…` : reference}
      </PanelLink>
    ),
  },
  {
    label: 'Status',
    wraps: true,
    cell: (entry) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={statusTones[entry.status]}>{statusLabels[entry.status]}</Badge>
        {entry.review && <Badge tone="orange">{reviewLabel(entry.review)}</Badge>}
      </span>
    ),
  },
  {
    label: 'Total',
    isFigure: true,
    cell: (entry) => <span title={returned(entry)}>{money(entry.total, entry.currency)}</span>,
  },
  {
    label: 'Organization',
    wraps: true,
    cell: ({ organization: { name } }) => (
      <span className="line-clamp-2 min-w-36 [overflow-wrap:anywhere]" title={name}>
        {name || 'no longer there'}
      </span>
    ),
  },
  {
    label: 'Plan',
    cell: ({ planName, purpose }) => (
      <>
        {planName}
        <span className="block text-ink-2 text-xs">{purposeLabels[purpose]}</span>
      </>
    ),
  },
  { label: 'Method', wraps: true, cell: ({ method }) => method?.replaceAll('_', ' ') ?? '–' },
  { label: 'Invoice', cell: ({ invoiceNumber }) => invoiceNumber ?? '–' },
  { label: 'Begun', wraps: true, cell: ({ createdAt }) => <MomentText at={createdAt} /> },
];

interface PaymentsTableProps {
  filter: Record<string, string | undefined>;
  empty: ReactNode;
}

export function PaymentsTable({ filter, empty }: PaymentsTableProps) {
  const result = useBrowseLedgerInfiniteQuery(filter);
  const [check] = useCheckPaymentMutation();
  const actions = [
    {
      label: 'Ask the provider',
      done: 'Provider asked',
      onEach: ({ id }: LedgerEntryDto) => check({ id }).unwrap(),
    },
  ];
  return (
    <OperatorTable
      label="Payments"
      what="The payments"
      columns={columns}
      result={result}
      empty={empty}
      bulk={{ nameOf: ({ reference }) => reference, actions }}
    />
  );
}
