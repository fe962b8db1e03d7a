import { defineProblem } from '../../platform/http/domain-error';
import type { EntitlementAnswer } from './entitlements/entitlement';
import { EntitlementFeature } from './entitlements/entitlement.enums';
import { nameOf } from './entitlements/in-words';
import { PlanCurrency } from './plans/plan.enums';

export { organizationRequired } from '../../platform/http/problems';

export const entitlementExceeded = defineProblem({
  code: 'entitlement_exceeded',
  kind: 'forbidden',
  text: (feature: EntitlementFeature, { used, limit, plan }: EntitlementAnswer) => {
    const what = nameOf(feature);
    const allowed = limit === 0 ? `does not include ${what}` : `allows ${limit} ${what}, and ${used} are used`;
    return `Your plan ${allowed}.${plan ? ` ${plan.name} would allow it.` : ''}`;
  },
  details: (feature, { used, limit, resetsAt, plan }) => ({
    entitlement: {
      feature,
      allowed: false,
      used,
      limit,
      resetsAt: resetsAt?.toISOString() ?? null,
      ...(plan && { plan }),
    },
  }),
  when: 'The plan of the organization does not include it, or all that it allows is used.',
  example: [
    EntitlementFeature.SubmitProblems,
    { allowed: false, used: 2, limit: 2, resetsAt: new Date('2027-05-20T10:00:00Z'), plan: null },
  ],
});

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
  text: 'No more can be given back than was paid.',
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
