import { type AlteredOrderDto, useBrowseAlteredOrdersInfiniteQuery } from '@alliance/api-client/books';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { MomentText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';

const CloseOrderDialog = laterDialog(() => import('./CloseOrderDialog'));
const nothing = {};

const columnsWith = (onClose: (order: AlteredOrderDto) => void): readonly Column<AlteredOrderDto>[] => [
  {
    label: 'Organization',
    wraps: true,
    cell: ({ organization: { id, name } }) => (
      <Link
        to={`/admin/payments?${new URLSearchParams({ organizationId: id, organization: name })}`}
        className="font-medium text-brand underline-offset-4 [overflow-wrap:anywhere] hover:underline"
      >
        {name || 'no longer there'}
      </Link>
    ),
  },
  {
    label: 'Sent by',
    wraps: true,
    isUnderFirst: true,
    cell: ({ sentBy }) =>
      sentBy ? (
        <>
          {sentBy.name}
          <span className="block text-ink-2 text-xs [overflow-wrap:anywhere]">{sentBy.email}</span>
        </>
      ) : (
        'no longer a member'
      ),
  },
  { label: 'Fields', wraps: true, isUnderFirst: true, cell: ({ fields }) => fields.join(', ') },
  { label: 'Sent', isUnderFirst: true, cell: ({ createdAt }) => <MomentText at={createdAt} /> },
  {
    label: 'Action',
    cell: (order) => (
      <Button variant="secondary" onClick={() => onClose(order)}>
        Close<span className="sr-only"> the order of {order.organization.name}</span>
      </Button>
    ),
  },
];

/** Orders that came with a price of their own: no page of ours sends one, so somebody is to look at who did. */
export function AlteredOrders() {
  const titleId = useId();
  const result = useBrowseAlteredOrdersInfiniteQuery(nothing);
  const [closing, close] = useState<AlteredOrderDto>();
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="text-2xl">
        Orders with a price of their own
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-2 text-sm">
        Somebody sent a price, an amount or a tier with an order. It was refused, and nothing was charged. No page of
        ours sends them: look at who did.
      </p>
      <OperatorTable
        label="Orders to look at"
        what="The orders"
        columns={columnsWith(close)}
        result={result}
        empty={<p className="text-ink-2">No order waits for a look.</p>}
      />
      {closing && <CloseOrderDialog order={closing} onClose={() => close(undefined)} />}
    </section>
  );
}
