import { EmptyState } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { useAddress } from '@/ui/useAddress';
import { AlteredOrders } from './AlteredOrders';
import { PaymentsTable } from './PaymentsTable';

const PaymentPanel = laterDialog(() => import('./PaymentPanel'));
const inReview = { status: 'review' };

/** The payments and orders that somebody has to look at. */
export default function ReviewPage() {
  const [paymentId, open] = useAddress('payment');
  return (
    <>
      <PageHeader
        title="Review"
        description="Money that came and did not do what it was paid for, or could not go back. Open a payment to see why, to ask the provider again, to give the money back, or to close it with what you found."
      />
      <PaymentsTable
        filter={inReview}
        empty={<EmptyState title="No payment needs a look">Every payment is as it was asked for.</EmptyState>}
      />
      <AlteredOrders />
      <PaymentPanel open={paymentId !== ''} paymentId={paymentId} onClose={() => open('')} />
    </>
  );
}
