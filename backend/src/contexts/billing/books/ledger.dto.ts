import { IsEnum, IsOptional } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Searched, Text } from '../../../platform/http/text';
import { PaymentPurpose, PaymentStatus } from '../payments/payment.enums';
import { PlanCurrency } from '../plans/plan.enums';
import { PeriodPageQuery } from './period-page.dto';

/** `completed`: money came, also where it went back. `failed`: also what was given up. `review`: somebody has to look. */
export enum LedgerStatus {
  Completed = 'completed',
  Pending = 'pending',
  Failed = 'failed',
  Refunded = 'refunded',
  Review = 'review',
}

/** What the ledger is narrowed by; an absent field narrows by nothing. */
export class LedgerFilter extends PeriodPageQuery {
  /**
   * How the payments stand.
   * @example "completed"
   */
  @IsOptional()
  @IsEnum(LedgerStatus)
  status?: LedgerStatus;

  /**
   * What they are paid in.
   * @example "USD"
   */
  @IsOptional()
  @IsEnum(PlanCurrency)
  currency?: PlanCurrency;

  /**
   * How they were paid, in the provider's words; `offline` for what came past it.
   * @example "card"
   */
  @IsOptional()
  @Text({ max: 50 })
  method?: string;

  /** Of one organization. */
  @IsOptional()
  @IsId()
  organizationId?: string;

  /**
   * The beginning of a reference, or the number of an invoice.
   * @example "pay-5f0c"
   */
  @IsOptional()
  @Searched({ max: 100 })
  search?: string;
}

export class LedgerOrganizationDto {
  /** Its identifier. */
  id: string;

  /**
   * Its name; empty where it is no longer there.
   * @example "TechFlow Solutions"
   */
  name: string;
}

export class LedgerEntryDto {
  /** Its identifier. */
  id: string;

  /** Who pays. */
  organization: LedgerOrganizationDto;

  /**
   * What is paid for.
   * @example "Innovators & Solution Providers"
   */
  planName: string;

  /**
   * Why: a first subscription, its next period, or another plan.
   * @example "start"
   */
  purpose: PaymentPurpose;

  /**
   * Where it stands.
   * @example "successful"
   */
  status: PaymentStatus;

  /**
   * Why somebody has to look at it; `null` where nobody has to.
   * @example "wrong_amount"
   */
  review: string | null;

  /**
   * Of all its amounts.
   * @example "USD"
   */
  currency: PlanCurrency;

  /**
   * What is charged, in minor units.
   * @example "19800"
   */
  total: string;

  /**
   * What has gone back of it or is on its way, in minor units.
   * @example "0"
   */
  refunded: string;

  /**
   * How it was paid, in the provider's words; `null` while nobody knows.
   * @example "card"
   */
  method: string | null;

  /**
   * The reference that it took effect by, or of the last attempt.
   * @example "pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string;

  /**
   * The invoice, once it is paid.
   * @example "INV-2026-000001"
   */
  invoiceNumber: string | null;

  /** When it was begun. */
  createdAt: string;

  /** When the money came; `null` before. */
  paidAt: string | null;
}

export class LedgerSumDto {
  /**
   * Of the amount.
   * @example "USD"
   */
  currency: PlanCurrency;

  /**
   * Sum of the totals, in minor units.
   * @example "1980000"
   */
  amount: string;
}

export class LedgerTileDto {
  /**
   * How these payments stand.
   * @example "completed"
   */
  status: LedgerStatus;

  /**
   * How many there are.
   * @example 100
   */
  count: number;

  /** What they come to, for each currency; never added over currencies. */
  sums: LedgerSumDto[];
}

export class LedgerSummaryDto {
  /** One for each way to stand, whatever the filter says of it. */
  tiles: LedgerTileDto[];

  /**
   * The ways of paying that there are.
   * @example ["card", "offline"]
   */
  methods: string[];
}
