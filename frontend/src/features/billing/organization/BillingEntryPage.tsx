import { leaders, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { Navigate } from 'react-router-dom';
import { billingOf } from '@/features/shared/plans/checkout';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';

/** Leads to the billing of the first organization that the viewer decides for. */
export default function BillingEntryPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  const [first] = organizationsAs(viewer, leaders);
  if (first) return <Navigate to={billingOf(first.id)} replace />;
  return <NothingToBill />;
}

/** To who decides for no organization, or not for this one. */
export function NothingToBill() {
  return (
    <>
      <PageHeader title="Billing" />
      <EmptyState title="Nothing to bill here">
        Plans, payments and invoices are for owners and admins of an organization. Ask one of yours.
      </EmptyState>
    </>
  );
}
