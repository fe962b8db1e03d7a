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
