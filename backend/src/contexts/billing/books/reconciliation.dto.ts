import { Day } from '../../../platform/http/dates';
import { PlanCurrency } from '../plans/plan.enums';

export class ReconciliationQuery {
  /**
   * First day, in UTC.
   * @example "2026-11-01"
   */
  @Day()
  from: string;

  /**
   * Last day, in UTC; at most 31 days in all.
   * @example "2026-11-30"
   */
  @Day()
  to: string;
}

/**
 * `missing_here`: the provider took money that we do not know. `missing_there`: we have money that the provider does not
 * know. `amount`: another amount or currency. `status`: paid on one side alone. `waiting`: not settled after an hour.
 */
export enum ReconciliationKind {
  MissingHere = 'missing_here',
  MissingThere = 'missing_there',
  Amount = 'amount',
  Status = 'status',
  Waiting = 'waiting',
}

/** `provider`: its list of charges. `watched`: our own payments that wait or are flagged, for it cannot be asked for one. */
export enum ReconciliationSource {
  Provider = 'provider',
  Watched = 'watched',
}

export class ReconciliationDifferenceDto {
  /**
   * How the two sides differ.
   * @example "amount"
   */
  kind: ReconciliationKind;

  /**
   * The reference of the charge.
   * @example "pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string;

  /** The payment here; `null` where there is none. */
  paymentId: string | null;

  /**
   * What we say: the status and the total in minor units; `null` where there is nothing here.
   * @example "successful 19800 USD"
   */
  here: string | null;

  /**
   * What the provider says; `null` where there is nothing there.
   * @example "success 18900 USD"
   */
  there: string | null;
}

export class ReconciliationDto {
  /**
   * The provider.
   * @example "paystack"
   */
  provider: string;

  /**
   * What our payments were compared with.
   * @example "provider"
   */
  source: ReconciliationSource;

  /**
   * How many charges were compared.
   * @example 120
   */
  compared: number;

  /**
   * Whether all of the period was; else ask for a shorter one.
   * @example true
   */
  complete: boolean;

  /** What differs; nothing where all is well. */
  differences: ReconciliationDifferenceDto[];
}

export class LedgerCountsDto {
  /**
   * Payments.
   * @example 120
   */
  payments: number;

  /**
   * Changes of status.
   * @example 240
   */
  transitions: number;

  /**
   * Invoices.
   * @example 100
   */
  invoices: number;

  /**
   * Paid periods.
   * @example 100
   */
  periods: number;

  /**
   * Credit notes.
   * @example 3
   */
  notes: number;
}

export class LedgerCheckDto {
  /** Its identifier. */
  id: string;

  /** Who asked for it, as the audit spells it; `system` for the nightly one. */
  startedBy: string;

  /** When it began. */
  startedAt: string;

  /** When it ended; `null` while it runs. */
  endedAt: string | null;

  /**
   * Whether it was given up before its end, an hour after it began: whether the ledger adds up is not known then.
   * @example false
   */
  isGivenUp: boolean;

  /** What was looked at; `null` until it has ended, and where it was given up. */
  counted: LedgerCountsDto | null;

  /**
   * How much does not add up.
   * @example 0
   */
  faultCount: number;

  /** What does not add up, one line each: the first 100. */
  faults: string[];
}

export class LedgerStateDto {
  /** The newest check; `null` before the first night. */
  check: LedgerCheckDto | null;
}

export type Compared = Pick<ReconciliationDto, 'compared' | 'complete' | 'differences'>;
export interface Ours {
  reference: string;
  paymentId: string;
  state: string;
  status: string;
  settledReference: string | null;
  total: string;
  currency: PlanCurrency;
}
