import { dayInWords } from '../../platform/clock/day-in-words';
import { defineProblem } from '../../platform/http/domain-error';
import { PlanCurrency } from './plans/plan.enums';

export { entitlementExceeded, subscriptionReadOnly } from '../../platform/entitlements/entitlement-problems';
export { organizationRequired } from '../../platform/http/problems';

export const planNotSold = defineProblem({
  code: 'plan_not_sold',
  kind: 'conflict',
  text: 'This plan is not sold: it is free to join, or no longer offered.',
});

export const planRunsAlready = defineProblem({
  code: 'plan_runs_already',
  kind: 'conflict',
  text: 'The organization has this plan already.',
});

export const currencyFixed = defineProblem({
  code: 'currency_fixed',
  kind: 'conflict',
  text: (currency: PlanCurrency) => `The running subscription is paid in ${currency}.`,
  details: (currency) => ({ allowed: [currency] }),
  example: [PlanCurrency.Usd],
});

export const quoteExpired = defineProblem({
  code: 'quote_expired',
  kind: 'conflict',
  text: 'This quote is older than 30 minutes. Ask for a new one.',
});

export const quoteAltered = defineProblem({
  code: 'quote_altered',
  kind: 'conflict',
  text: 'This quote is not what was offered. Ask for a new one.',
});

export const signatureWrong = defineProblem({
  code: 'signature_wrong',
  kind: 'unauthenticated',
  text: 'The signature is not the provider’s.',
});

/** In the words of the page that asked: the plans page, or the checkout with its form. */
const unable = (atCheckout: boolean) => `Unable to ${atCheckout ? 'process' : 'initialize'} payment. Please try again.`;

export const paymentUnavailable = defineProblem({
  code: 'payment_unavailable',
  kind: 'unavailable',
  text: unable,
  details: () => ({ retryAfterSeconds: 15 }),
  when: 'The payment provider cannot be reached; nothing has been charged.',
  example: [false],
});

export const paymentRefused = defineProblem({
  code: 'payment_refused',
  kind: 'unprocessable',
  text: unable,
  when: 'The payment provider refuses the payment; nothing has been charged.',
  example: [false],
});

export const currencyNotCharged = defineProblem({
  code: 'currency_not_charged',
  kind: 'unprocessable',
  text: (currency: string) => `Payments in ${currency} are not possible here.`,
  example: ['NGN'],
});

export const amountTooSmall = defineProblem({
  code: 'amount_too_small',
  kind: 'unprocessable',
  text: (total: string, least: string) => `${total} is too little to be charged: the least is ${least}.`,
  example: ['$1.20', '$2'],
});

export const nothingToPay = defineProblem({
  code: 'nothing_to_pay',
  kind: 'conflict',
  text: 'There is nothing to pay now.',
});

export const alreadyPaid = defineProblem({
  code: 'already_paid',
  kind: 'conflict',
  text: 'This has been paid already.',
});

export const refundTooLarge = defineProblem({
  code: 'refund_too_large',
  kind: 'unprocessable',
  text: 'No more can be given back than is left of the payment.',
});

export const notRefundable = defineProblem({
  code: 'not_refundable',
  kind: 'conflict',
  text: 'Only what was paid can be given back.',
});

export const amountNotQuoted = defineProblem({
  code: 'amount_not_quoted',
  kind: 'unprocessable',
  text: (words: string) => `The plan costs ${words}: record just that amount.`,
  example: ['$198'],
});

export interface RecordedBefore {
  id: string;
  reference: string;
  /** When it was recorded. */
  at: string;
}

const recordedBefore = ({ reference, at }: RecordedBefore) =>
  `The same amount was recorded with this reference on ${dayInWords(at)} (${reference}). If other money has come, record it as well.`;
export const recordedAlready = defineProblem({
  code: 'recorded_already',
  kind: 'conflict',
  text: recordedBefore,
  details: (payment) => ({ errors: [{ field: 'note', message: recordedBefore(payment) }], allowed: [payment.id] }),
  when: 'The same amount was recorded for the organization with this reference in the last 90 days. `allowed` has the payment: it goes into `besides` where other money has come.',
  example: [
    {
      id: '5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215',
      reference: 'off-5f0c9a7e2d444b1c9d3f6a1be0c7d215',
      at: '2026-11-24T14:00:00.000Z',
    },
  ],
});

export const noSubscription = defineProblem({
  code: 'no_subscription',
  kind: 'conflict',
  text: 'The organization has no subscription that runs.',
});

export const subscriptionUnpaid = defineProblem({
  code: 'subscription_unpaid',
  kind: 'conflict',
  text: 'The renewal has not been paid. Pay it, and then choose another plan for later.',
});

export const changeNeedsPayment = defineProblem({
  code: 'change_needs_payment',
  kind: 'conflict',
  text: 'This plan begins as soon as it is paid. Ask for a quote.',
  when: 'It is a higher plan, or the same for a year instead of a month: nothing to wait with until the period is over.',
});

export const cardsNotSaved = defineProblem({
  code: 'cards_not_saved',
  kind: 'conflict',
  text: 'Cards cannot be saved here.',
  when: 'The payment provider keeps no cards, or not in the currency of the subscription.',
});

export const notInReview = defineProblem({
  code: 'not_in_review',
  kind: 'conflict',
  text: 'Nobody has to look at this payment.',
});

export const providerAway = defineProblem({
  code: 'provider_away',
  kind: 'unavailable',
  text: 'The payment provider cannot be asked just now. Nothing was changed.',
  details: () => ({ retryAfterSeconds: 15 }),
});

export const ledgerCheckRunning = defineProblem({
  code: 'ledger_check_running',
  kind: 'conflict',
  text: 'The ledger is being checked already.',
});
