import { type LedgerPaymentDto, useCheckPaymentMutation, useGetPaymentQuery } from '@alliance/api-client/books';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { money } from '@/ui/money';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { PaymentHistory } from './PaymentHistory';
import { purposeLabels, returned, signed, statusLabels, statusTones } from './payment-words';

const RefundDialog = laterDialog(() => import('./RefundDialog'));
const RecordPaymentDialog = laterDialog(() => import('./RecordPaymentDialog'));
const CloseReviewDialog = laterDialog(() => import('./CloseReviewDialog'));

interface PaymentPanelProps {
  paymentId: string;
  onClose: () => void;
}

type Step = 'refund' | 'review' | 'record';

/** One payment beside the list: how it stands, what can be done, and everything that happened. */
export default function PaymentPanel({ paymentId, onClose }: PaymentPanelProps) {
  const [isFollowed, setFollowed] = useState(false);
  const {
    currentData: payment,
    error,
    isFetching,
    refetch,
  } = useGetPaymentQuery({ id: paymentId }, { pollingInterval: isFollowed ? 3000 : 0, skipPollingIfUnfocused: true });
  const isUnsettled = payment?.refunds.some(({ state }) => state === 'queued' || state === 'pending') ?? false;
  useEffect(() => setFollowed(isUnsettled), [isUnsettled]);
  const [step, setStep] = useState<Step>();
  const navigate = useNavigate();
  const back = () => setStep(undefined);

  const isAbsent = isApiError(error) && error.status === 404;
  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title={payment ? money(payment.total, payment.currency) : 'Payment'}
      description={payment ? `${payment.organization.name} · ${payment.planName}` : undefined}
    >
      {payment && <Payment payment={payment} onStep={setStep} />}
      {payment && step === 'refund' && <RefundDialog payment={payment} onClose={back} />}
      {payment && step === 'review' && <CloseReviewDialog payment={payment} onClose={back} />}
      {payment && (
        <RecordPaymentDialog
          open={step === 'record'}
          organization={payment.organization}
          planId={payment.planId}
          onRecorded={(id) => navigate(`?payment=${id}`)}
          onClose={back}
        />
      )}
      {!payment && isAbsent && <p>There is no such payment.</p>}
      {!payment && !isAbsent && error ? (
        <LoadFailure what="The payment" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!payment && !error && (
        <div aria-busy="true">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="mt-4 h-32" />
        </div>
      )}
    </Dialog>
  );
}

interface PaymentProps {
  payment: LedgerPaymentDto;
  onStep: (step: Step) => void;
}

function Payment({ payment, onStep }: PaymentProps) {
  const { currency } = payment;
  const nextLook = payment.attempts.flatMap(({ nextCheckAt }) => nextCheckAt ?? []).sort()[0];
  return (
    <div className="space-y-7">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={statusTones[payment.status]}>{statusLabels[payment.status]}</Badge>
        <span className="text-ink-2 text-sm">{returned(payment)}</span>
      </div>
      {payment.review && (
        <p role="note" className="rounded-lg border border-line bg-accent-soft px-4 py-3 text-sm">
          {payment.reviewInWords}
        </p>
      )}
      {payment.status === 'pending' && !payment.review && (
        <p className="text-ink-2 text-sm">
          It waits for its payer, who can go on from the billing page. The provider is asked by itself
          {nextLook && (
            <>
              , next on <MomentText at={nextLook} />
            </>
          )}
          .
        </p>
      )}
      <Actions payment={payment} onStep={onStep} />
      <Facts
        facts={[
          [
            'Organization',
            <Link
              key="organization"
              to={`?${new URLSearchParams({ organizationId: payment.organization.id, organization: payment.organization.name })}`}
              className="text-brand underline underline-offset-4"
            >
              {payment.organization.name || 'no longer there'}
            </Link>,
          ],
          ['Payer', `${payment.payerName}, ${payment.payerAddress}`],
          ['Purpose', purposeLabels[payment.purpose]],
          ['Method', payment.method],
          ['Begun', <MomentText key="begun" at={payment.createdAt} />],
          ['Paid', payment.paidAt && <MomentText key="paid" at={payment.paidAt} />],
          ['Invoice', payment.invoiceNumber],
          [
            'Agreed to',
            payment.termsAcceptedAt && (
              <span key="agreed">
                Terms of Service {payment.termsVersion}, Privacy Policy {payment.privacyVersion},{' '}
                <MomentText at={payment.termsAcceptedAt} />
              </span>
            ),
          ],
          ['Price version', String(payment.priceVersion)],
        ]}
      />
      <section>
        <h3 className="font-semibold">What is charged</h3>
        <dl className="mt-2 divide-y divide-line text-sm">
          {[
            ...payment.lines.map(({ description, amount }) => [description, signed(amount, payment)] as const),
            [payment.taxRule, money(payment.taxAmount, currency)] as const,
            ['Total', money(payment.total, currency)] as const,
          ].map(([what, amount]) => (
            <div key={what} className="flex justify-between gap-4 py-2">
              <dt className="min-w-0">{what}</dt>
              <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 break-all text-ink-3 text-xs">Quote {payment.quoteHash}</p>
      </section>
      <PaymentHistory payment={payment} />
    </div>
  );
}

function Actions({ payment, onStep }: PaymentProps) {
  const [check, { isLoading }] = useCheckPaymentMutation();
  const isAsked = payment.attempts.some(({ provider, state }) => provider !== 'offline' && state !== 'refused');

  const ask = async () => {
    try {
      const { status } = await check({ id: payment.id }).unwrap();
      toast({ title: 'Provider asked', description: `The payment is ${statusLabels[status].toLowerCase()}.` });
    } catch (error) {
      toast({ title: 'Not asked', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <div className="flex flex-wrap gap-3">
      {payment.refundable !== '0' && (
        <Button variant="secondary" onClick={() => onStep('refund')}>
          Refund
        </Button>
      )}
      {isAsked && (
        <Button variant="secondary" onClick={ask} pending={isLoading}>
          {isLoading ? 'Asking...' : 'Ask the provider'}
        </Button>
      )}
      {payment.status === 'pending' && !payment.review && (
        <Button variant="secondary" onClick={() => onStep('record')}>
          It was paid in another way
        </Button>
      )}
      {payment.review && (
        <Button variant="secondary" onClick={() => onStep('review')}>
          Close review
        </Button>
      )}
    </div>
  );
}
