import { type LedgerEntryDto, useBrowseLedgerInfiniteQuery, useCheckPaymentMutation } from '@alliance/api-client/books';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/Badge';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { MomentText } from '@/ui/DateText';
import { money } from '@/ui/money';
import { PanelLink } from '../PanelLink';
import { inBrief, purposeLabels, returned, reviewLabel, statusLabels, statusTones } from './payment-words';

const columns: readonly Column<LedgerEntryDto>[] = [
  {
    label: 'Reference',
    cell: ({ id, reference }) => (
      <PanelLink name="payment" id={id}>
        {inBrief(reference)}
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
    isUnderFirst: true,
    cell: (entry) => <span title={returned(entry)}>{money(entry.total, entry.currency)}</span>,
  },
  {
    label: 'Organization',
    wraps: true,
    isUnderFirst: true,
    cell: ({ organization: { name } }) => (
      <span className="line-clamp-2 min-w-36 [overflow-wrap:anywhere]" title={name}>
        {name || 'no longer there'}
      </span>
    ),
  },
  {
    label: 'Begun',
    isUnderFirst: true,
    cell: ({ createdAt }) => (
      <span className="block min-w-24 text-wrap">
        <MomentText at={createdAt} />
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
  { label: 'Method', cell: ({ method }) => method?.replaceAll('_', ' ') ?? '–' },
  { label: 'Invoice', cell: ({ invoiceNumber }) => invoiceNumber ?? '–' },
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
