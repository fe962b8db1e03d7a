import type { PaymentStateDto } from '@alliance/api-client/billing';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { billingOf, checkoutOf } from '@/features/shared/plans/checkout';
import { Button, LinkButton } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { leaveFor } from '@/ui/leave';
import { money } from '@/ui/money';
import { usePageTitle } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { forgetDraft } from '@/ui/useFormDraft';
import { draftName } from './checkout-form';
import { PaidPlan } from './PaidPlan';
import { usePaymentState } from './usePaymentState';

/** Where the payer comes back to. What the address says is only which payment to ask the server about. */
export default function CheckoutReturnPage() {
  const reference = useSearchParams()[0].get('reference') ?? '';
  const { payment, error, isFetching, refetch, isLong } = usePaymentState(reference);
  const isUnknown = !reference || (isApiError(error) && error.status === 404);
  const isPaid = payment?.status === 'successful';

  useEffect(() => {
    if (isPaid) forgetDraft(draftName);
  }, [isPaid]);

  if (isUnknown)
    return (
      <Outcome title="This payment is not one of yours" actions={<LinkButton to="/">Go to your home page</LinkButton>}>
        Payments are shown to the owner and the admins of the organization that pays. If you paid for an organization of
        another account, sign in with that one; what was paid is not lost.
      </Outcome>
    );
  if (!payment)
    return error ? (
      <>
        <Heading>Payment</Heading>
        <LoadFailure what="The payment" retrying={isFetching} onRetry={refetch}>
          {problemText(error)} What was paid is not lost.
        </LoadFailure>
      </>
    ) : (
      <>
        <Heading>Asking about your payment...</Heading>
        <Skeleton className="h-40 w-full max-w-2xl" />
      </>
    );
  return <Known payment={payment} isLong={isLong} isAsking={isFetching} onAsk={refetch} />;
}

interface KnownProps {
  payment: PaymentStateDto;
  isLong: boolean;
  isAsking: boolean;
  onAsk: () => void;
}

function Known({ payment, isLong, isAsking, onAsk }: KnownProps) {
  const { viewer } = useViewer();
  const { status, inReview, concern, payUrl, planId, planName, organizationId, currency, receiptTo, paidTwice } =
    payment;
  const total = money(payment.total, currency);
  const checkout = checkoutOf({ planId, currency, organizationId });
  const home = (
    <LinkButton to="/" variant="secondary">
      Go to your home page
    </LinkButton>
  );
  const again = (
    <>
      <LinkButton to={checkout}>Try again</LinkButton>
      {home}
    </>
  );
  if (status === 'successful') {
    const { organization } = viewer?.organizations.find(({ organization: { id } }) => id === organizationId) ?? {};
    return (
      <Outcome title="Payment received" wide={<PaidPlan payment={payment} organization={organization} />}>
        {paidTwice
          ? `${planName} had been paid already. This second payment of ${total} goes back the way it came; there is nothing to do.`
          : `We have received ${total} for ${planName}. The receipt is on its way to ${receiptTo}.`}
      </Outcome>
    );
  }
  const billing = (
    <LinkButton to={billingOf(organizationId)} variant="secondary">
      Plan and billing
    </LinkButton>
  );
  if (concern === 'paid_already' && inReview)
    return (
      <Outcome title="Another payment had come first" actions={billing}>
        A plan had begun by another payment when {total} for {planName} arrived, so this payment has brought nothing
        more. We have been told, give it back, and write to {receiptTo}. There is nothing to do.
      </Outcome>
    );
  if (concern === 'ended' && inReview)
    return (
      <Outcome title="The subscription had ended first" actions={billing}>
        The subscription was over when {total} for {planName} arrived, so this payment has brought nothing. We have been
        told, give it back, and write to {receiptTo}. Please do not pay again for it: to go on, choose a plan under Plan
        and billing.
      </Outcome>
    );
  if (concern === 'in_return')
    return (
      <Outcome title="Your payment is on its way back" actions={billing}>
        {total} for {planName} have not taken effect. They go back the way they came, and we write to {receiptTo} then.
      </Outcome>
    );
  if (inReview)
    return (
      <Outcome title="Your payment is being looked at" actions={home}>
        {concern === 'out_of_date'
          ? 'What the price was computed from had changed before the payment arrived'
          : 'The provider reports something else than what was ordered'}
        , so {planName} has not begun yet. We have been told and will write to {receiptTo}. Please do not pay again:
        nothing is lost.
      </Outcome>
    );
  if (concern)
    return (
      <Outcome title="Your payment has been looked at" actions={billing}>
        {total} for {planName} have no effect. Answer the mail that we wrote to {receiptTo}, should a question be open.
      </Outcome>
    );
  switch (status) {
    case 'failed':
      return (
        <Outcome title="The payment failed" actions={again}>
          {total} for {planName} was not paid, and nothing has changed. You can try again, also in another way.
        </Outcome>
      );
    case 'cancelled':
      return (
        <Outcome title="The payment was not completed" actions={again}>
          The {total} for {planName} were not paid in time, so we have stopped waiting. Should they arrive after all,
          they count.
        </Outcome>
      );
    case 'refunded':
      return (
        <Outcome
          title="The payment was given back"
          actions={
            <>
              {billing}
              {home}
            </>
          }
        >
          {total} for {planName} has gone back the way it came. Until your bank shows it, some days can pass.
        </Outcome>
      );
    default:
      return (
        <Outcome
          title="Waiting for your payment"
          actions={
            <>
              {payUrl && <Button onClick={() => leaveFor(payUrl)}>Continue paying</Button>}
              <Button variant="secondary" onClick={onAsk} pending={isAsking && isLong}>
                Check again
              </Button>
              <LinkButton to={checkout} variant="secondary">
                Pay in another way
              </LinkButton>
              {home}
            </>
          }
        >
          {isLong
            ? `The provider has not confirmed ${total} yet. That can take a while, with bank transfers above all. You can leave this page: ${planName} begins as soon as it is confirmed, and the receipt goes to ${receiptTo}.`
            : `We are asking the provider whether ${total} for ${planName} has been paid. This page goes on by itself.`}
        </Outcome>
      );
  }
}

interface OutcomeProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** What follows below. */
  wide?: ReactNode;
}

function Outcome({ title, children, actions, wide }: OutcomeProps) {
  usePageTitle(title);
  return (
    <div className="max-w-2xl">
      <div role="status">
        <Heading>{title}</Heading>
        <p className="text-ink-2 text-lg">{children}</p>
      </div>
      {wide}
      {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

const Heading = ({ children }: { children: ReactNode }) => <h1 className="mb-4 text-title">{children}</h1>;
