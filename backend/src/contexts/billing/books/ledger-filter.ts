import { periodOf } from '../../../platform/http/dates';
import type { Condition } from '../../../platform/lists/narrowed-page';
import { PaymentStatus } from '../payments/payment.enums';
import { type LedgerFilter, LedgerStatus } from './ledger.dto';

/** The payments of each tile, by how they are told to stand; those in review by what somebody has to look at. */
export const standings: Record<Exclude<LedgerStatus, LedgerStatus.Review>, PaymentStatus[]> = {
  [LedgerStatus.Completed]: [PaymentStatus.Successful, PaymentStatus.Refunded],
  [LedgerStatus.Pending]: [PaymentStatus.Pending],
  [LedgerStatus.Failed]: [PaymentStatus.Failed, PaymentStatus.Cancelled],
  [LedgerStatus.Refunded]: [PaymentStatus.Refunded],
};

/** Of `billing.payments`; those of beginnings of references are in the order of bytes, as an index has them. */
const conditions: Record<string, Condition> = {
  told: (given) => `told = any(${given}::billing.payment_status[])`,
  review: (given) => `review is not null and ${given}::boolean`,
  currency: (given) => `currency = ${given}::billing.plan_currency`,
  method: (given) => `method = ${given}`,
  organization: (given) => `organization_id = ${given}::uuid`,
  from: (given) => `created_at >= ${given}::timestamptz`,
  until: (given) => `created_at < ${given}::timestamptz`,
  search: (given) => `id in (select payment_id from billing.payment_attempts
      where reference collate "C" >= ${given} and reference collate "C" < ${given} || chr(1114111)
    union select payment_id from billing.invoices where number = upper(${given}))`,
};

/** What a filter asks for: conditions by name, and what each is given. */
export interface Asked {
  conditions: Record<string, Condition>;
  values: unknown[];
}

export function askedBy({ status, currency, method, organizationId, from, to, search }: LedgerFilter): Asked {
  const period = periodOf({ from, to });
  const review = status === LedgerStatus.Review;
  const told = status && status !== LedgerStatus.Review ? standings[status] : undefined;
  const given = { told, review, currency, method, organization: organizationId, ...period, search };
  const asked = Object.entries(given).filter(([, value]) => value);
  return {
    conditions: Object.fromEntries(asked.map(([name]) => [name, conditions[name] as Condition])),
    values: asked.map(([, value]) => value),
  };
}

/** Whether the figures of a filter are kept; of the others its payments are counted. */
export const isCounted = ({ organizationId, from, to, search }: LedgerFilter): boolean =>
  !(organizationId || from || to || search);
