import { useGetBillingOverviewQuery, useInitializePaymentMutation } from '@alliance/api-client/billing';
import { isApiError } from '@alliance/api-client/problem';
import { useState } from 'react';
import { plansCopy } from '@/content/plans';
import { Button } from '@/ui/Button';
import { leaveFor } from '@/ui/leave';
import { money } from '@/ui/money';
import { toast } from '@/ui/toast';
import { notBegun } from '../checkout/not-begun';
import { useLoginFirst } from '../checkout/useLoginFirst';

/** The renewal that was not paid, at the price of its day; whoever decides pays it from here. */
export function PayRenewal({ organizationId }: { organizationId: string }) {
  const { currentData } = useGetBillingOverviewQuery({ organizationId });
  const [begin, { isLoading }] = useInitializePaymentMutation();
  const [isLeaving, setLeaving] = useState(false);
  const loginFirst = useLoginFirst();
  const due = currentData?.due;
  if (!due) return null;

  const pay = async () => {
    try {
      const initializePaymentDto = { planId: due.plan.id, currency: due.currency, organizationId };
      const { authorization_url } = await begin({ initializePaymentDto }).unwrap();
      setLeaving(true);
      leaveFor(authorization_url);
    } catch (error) {
      if (isApiError(error) && error.status === 401) return loginFirst();
      const { title, description } = plansCopy.notBegun;
      toast({ title, description: notBegun(error, description), variant: 'destructive' });
    }
  };
  return (
    <Button onClick={pay} pending={isLoading || isLeaving}>
      {isLoading || isLeaving ? 'Processing...' : `Pay ${money(due.total, due.currency)}`}
    </Button>
  );
}
