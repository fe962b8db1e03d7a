import { type PaymentDto, useBrowsePaymentsInfiniteQuery } from '@alliance/api-client/billing';
import { Link, useParams } from 'react-router-dom';
import { billedLabels, billingDocumentLabels, paymentPurposeLabels, paymentStatusLabels } from '@/content/labels';
import { concernInWords } from '@/content/payments';
import { checkoutOf } from '@/features/shared/plans/checkout';
import { Badge, type Tone } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { money } from '@/ui/money';
import { DocumentLink } from './DocumentLink';
import type { OfOrganization } from './of-organization';
import { Pages, Section } from './Section';

const tones: Record<PaymentDto['status'], Tone> = {
  pending: 'yellow',
  successful: 'green',
  failed: 'red',
  cancelled: 'neutral',
  refunded: 'purple',
};

/** What was paid or begun to be paid, with what was issued about it. */
export function PaymentsSection({ organizationId }: OfOrganization) {
  const result = useBrowsePaymentsInfiniteQuery({ organizationId });
  return (
    <Section id="payments" title="Payments">
      <Pages
        what="The payments"
        result={result}
        empty="Nothing has been paid yet. Payments appear here with their invoices and receipts."
      >
        {(payments) => (
          <ul aria-label="Payments" className="divide-y divide-line">
            {payments.map((payment, n) => (
              <li key={payment.id} className="py-4 first:pt-0 last:pb-0">
                <Payment payment={payment} isMadeGood={payments.slice(0, n).some(isPaid)} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </Section>
  );
}

const isPaid = ({ status }: PaymentDto) => status === 'successful';

interface PaymentProps {
  payment: PaymentDto;
  /** Whether a later one was paid, so that there is nothing to try again. */
  isMadeGood: boolean;
}

function Payment({ payment, isMadeGood }: PaymentProps) {
  const { planName, interval, purpose, createdAt, paidAt, status, inReview, total, refunded, currency, reference } =
    payment;
  const concern = concernInWords(payment);
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-medium text-base tracking-normal">
            {planName}, {billedLabels[interval]}
          </h3>
          <p className="text-ink-2 text-sm">
            {paymentPurposeLabels[purpose]}&nbsp;· <DateText at={paidAt ?? createdAt} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {inReview && <Badge tone="orange">In review</Badge>}
          {!(inReview && status === 'pending') && <Badge tone={tones[status]}>{paymentStatusLabels[status]}</Badge>}
          <span className="font-semibold tabular-nums">{money(total, currency)}</span>
        </div>
      </div>
      {refunded !== '0' && <p className="mt-1 text-ink-2 text-sm">{money(refunded, currency)} given back.</p>}
      {concern && <p className="mt-1 text-ink-2 text-sm">{concern}</p>}
      <WayOn payment={payment} isMadeGood={isMadeGood} />
      {reference && <p className="mt-1 break-all text-ink-3 text-xs">Reference {reference}</p>}
      {payment.documents.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4 print:hidden">
          {payment.documents.map(({ number, kind }) => (
            <DocumentLink key={number} number={number}>
              {billingDocumentLabels[kind]}
              <span className="sr-only"> {number} as PDF</span>
            </DocumentLink>
          ))}
        </p>
      )}
    </article>
  );
}

/** Of what was not paid yet: asking again and going on are on the page of the payment, which knows its provider's. */
function WayOn({ payment: { status, concern, reference, planId, currency }, isMadeGood }: PaymentProps) {
  const { organizationId } = useParams();
  const again: [string, string] | undefined = isMadeGood
    ? undefined
    : ['Try again', checkoutOf({ planId, currency, organizationId })];
  const ways: Partial<Record<PaymentDto['status'], [string, string]>> = {
    pending: ['Continue paying or check again', `/checkout/return?reference=${reference}`],
    failed: again,
    cancelled: again,
  };
  const way = concern || !reference ? undefined : ways[status];
  if (!way) return null;
  return (
    <p className="print:hidden">
      <Link
        to={way[1]}
        className="inline-flex min-h-11 items-center font-medium text-brand text-sm underline underline-offset-4"
      >
        {way[0]}
      </Link>
    </p>
  );
}
