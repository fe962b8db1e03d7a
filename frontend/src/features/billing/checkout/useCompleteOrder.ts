import { type QuoteDto, useInitializePaymentMutation } from '@alliance/api-client/billing';
import { fieldProblems, isApiError } from '@alliance/api-client/problem';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ErrorLine } from '@/ui/ErrorSummary';
import { leaveFor } from '@/ui/leave';
import { toast } from '@/ui/toast';
import { billingInfoOf, type CheckoutValues, emptyCheckout } from './checkout-form';
import { notBegun } from './not-begun';

interface Order {
  form: UseFormReturn<CheckoutValues>;
  /** The offer is not valid any more: there is a new one, and the member looks at it first. */
  onExpired: () => void;
  onSignedOut: () => void;
}

/** Begins the payment of a quote and leaves for the provider's page, or says why not. */
export function useCompleteOrder({ form, onExpired, onSignedOut }: Order) {
  const [initialize, { isLoading }] = useInitializePaymentMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problems, setProblems] = useState<ErrorLine[]>([]);

  useEffect(() => {
    // Who comes back by the browser's button finds the page as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setIsLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const fail = (error: unknown) => {
    const code = isApiError(error) ? error.problem.code : 'unknown';
    if (isApiError(error) && error.status === 401) return onSignedOut();
    if (code === 'quote_expired' || code === 'quote_altered') return onExpired();
    const fields = Object.entries(fieldProblems(error)).map(([field, message]) => {
      const name = field.replace(/^billingInfo\./, '') as keyof CheckoutValues;
      if (!(name in emptyCheckout)) return { message };
      form.setError(name, { message });
      return { message, fieldId: name };
    });
    const message = fields[0]?.message ?? notBegun(error);
    setProblems(fields.length > 0 ? fields : [{ message }]);
    toast({ title: 'Payment Failed', description: message, variant: 'destructive' });
  };

  const complete = async (values: CheckoutValues, { id, organizationId }: QuoteDto) => {
    setProblems([]);
    try {
      const { authorization_url } = await initialize({
        initializePaymentDto: {
          quoteId: id,
          organizationId,
          billingInfo: billingInfoOf(values),
          agreeTerms: values.agreeTerms,
          paymentMethod: values.method === 'custom' ? values.paymentMethod : undefined,
        },
      }).unwrap();
      setIsLeaving(true);
      leaveFor(authorization_url);
    } catch (error) {
      fail(error);
    }
  };

  return { complete, problems, setProblems, isProcessing: isLoading || isLeaving };
}
