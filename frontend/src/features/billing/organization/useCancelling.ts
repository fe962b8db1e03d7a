import { useCancelSubscriptionMutation } from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { toast } from '@/ui/toast';

/** Cancels a subscription; answers what stood in the way, if anything did. */
export function useCancelling(organizationId: string) {
  const [send, { isLoading }] = useCancelSubscriptionMutation();
  const cancel = async () => {
    try {
      await send({ organizationId }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Subscription cancelled', description: 'It can be undone on this page until it ends.' });
  };
  return { cancel, isLoading };
}
