import { DomainError } from '../../platform/http/domain-error';
import type { EntitlementAnswer } from './entitlements/entitlement';
import { type EntitlementFeature } from './entitlements/entitlement.enums';
import { nameOf } from './entitlements/in-words';

export const organizationRequired = () =>
  new DomainError(
    'organization_required',
    'forbidden',
    'Only owners and admins of an organization can do this on its behalf.',
  );

export const entitlementExceeded = (feature: EntitlementFeature, { used, limit, resetsAt, plan }: EntitlementAnswer) =>
  new DomainError(
    'entitlement_exceeded',
    'forbidden',
    [
      limit === 0
        ? `Your plan does not include ${nameOf(feature)}.`
        : `Your plan allows ${limit} ${nameOf(feature)}, and ${used} are used.`,
      plan && `${plan.name} would allow it.`,
    ]
      .filter(Boolean)
      .join(' '),
    {
      entitlement: {
        feature,
        allowed: false,
        used,
        limit,
        resetsAt: resetsAt?.toISOString() ?? null,
        ...(plan && { plan }),
      },
    },
  );

export const planNotSold = () =>
  new DomainError('plan_not_sold', 'conflict', 'This plan is not sold: it is free to join, or no longer offered.');

export const planRunsAlready = () =>
  new DomainError('plan_runs_already', 'conflict', 'The organization has this plan already.');

export const currencyFixed = (currency: string) =>
  new DomainError('currency_fixed', 'conflict', `The running subscription is paid in ${currency}.`, {
    allowed: [currency],
  });

export const quoteExpired = () =>
  new DomainError('quote_expired', 'conflict', 'This quote is older than 30 minutes. Ask for a new one.');

export const quoteAltered = () =>
  new DomainError('quote_altered', 'conflict', 'This quote is not what was offered. Ask for a new one.');

export const signatureWrong = () =>
  new DomainError('signature_wrong', 'unauthenticated', 'The signature is not the provider’s.');

export const webhookTooLarge = () => new DomainError('too_large', 'too-large', 'The event is too large.');

/** In the words of the page that asked: the plans page, or the checkout with its form. */
const unable = (atCheckout: boolean) => `Unable to ${atCheckout ? 'process' : 'initialize'} payment. Please try again.`;

export const paymentUnavailable = (atCheckout: boolean) =>
  new DomainError('payment_unavailable', 'unavailable', unable(atCheckout), { retryAfterSeconds: 15 });

export const paymentRefused = (atCheckout: boolean) =>
  new DomainError('payment_refused', 'unprocessable', unable(atCheckout));

export const currencyNotCharged = (currency: string) =>
  new DomainError('currency_not_charged', 'unprocessable', `Payments in ${currency} are not possible here.`);

export const nothingToPay = () =>
  new DomainError('nothing_to_pay', 'conflict', 'There is nothing to pay: the plan is free.');

export const alreadyPaid = () => new DomainError('already_paid', 'conflict', 'This has been paid already.');

export const refundTooLarge = () =>
  new DomainError('refund_too_large', 'unprocessable', 'No more can be given back than was paid.');

export const notRefundable = () =>
  new DomainError('not_refundable', 'conflict', 'Only what was paid can be given back.');

export const amountNotQuoted = (words: string) =>
  new DomainError('amount_not_quoted', 'unprocessable', `The plan costs ${words}: record just that amount.`);
