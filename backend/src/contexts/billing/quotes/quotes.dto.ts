import { PickType } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { MembershipTier } from '../../membership';
import { BillingInterval, PlanCurrency } from '../plans/plan.enums';
import { PaymentObstacle } from '../providers/obstacle';
import { type Quote, QuoteAppliesAt, QuoteLineKind, QuotePurpose } from './quote';

export class RequestQuoteDto {
  /**
   * For which of the viewer's organizations: the id of one that `getCurrentUser` answered.
   * @example "5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215"
   */
  @IsId()
  organizationId: string;

  /**
   * One of the plans of the price book.
   * @example "innovators-annual"
   */
  @Text({ max: 100, required: 'Choose a plan' })
  planId: string;

  /**
   * What is paid in.
   * @example "USD"
   */
  @IsEnum(PlanCurrency)
  currency: PlanCurrency;
}

export class QuoteLineDto {
  /**
   * The plan, or a credit for what has been paid and is not used.
   * @example "plan"
   */
  kind: QuoteLineKind;

  /**
   * What it is, for people.
   * @example "Innovators & Solution Providers, one year"
   */
  description: string;

  /**
   * How many.
   * @example 1
   */
  quantity: number;

  /**
   * For all of them, in minor units; below zero for a credit.
   * @example "18000"
   */
  amount: string;
}

export class QuoteTaxDto {
  /**
   * Its name, as it will stand on the invoice.
   * @example "Sales tax 10%"
   */
  rule: string;

  /**
   * Which version of the rule it is.
   * @example 1
   */
  version: number;

  /**
   * Hundredths of a percent.
   * @example 1000
   */
  basisPoints: number;

  /**
   * In minor units.
   * @example "1800"
   */
  amount: string;
}

export class QuoteDto {
  /** Its identifier; a payment names it. */
  id: string;

  /** Who would pay. */
  organizationId: string;

  /**
   * A first subscription, its next period, or another plan.
   * @example "start"
   */
  purpose: QuotePurpose;

  /**
   * The plan.
   * @example "innovators-annual"
   */
  planId: string;

  /**
   * The tier that it brings.
   * @example "innovators_solution_providers"
   */
  tier: MembershipTier;

  /**
   * What one charge pays for.
   * @example "yearly"
   */
  interval: BillingInterval;

  /**
   * Of the price book.
   * @example 1
   */
  priceVersion: number;

  /**
   * Of all amounts.
   * @example "USD"
   */
  currency: PlanCurrency;

  /** What makes up the subtotal. */
  lines: QuoteLineDto[];

  /**
   * What the plan costs without the offer, in minor units; shown struck through when it differs.
   * @example "39900"
   */
  listTotal: string;

  /**
   * What is taken off for the unused rest of the running period, in minor units.
   * @example "0"
   */
  credit: string;

  /**
   * Before tax, in minor units.
   * @example "18000"
   */
  subtotal: string;

  /** What is added. */
  tax: QuoteTaxDto;

  /**
   * What will be charged, in minor units.
   * @example "19800"
   */
  total: string;

  /**
   * When the plan begins: as soon as it is paid, or when the running period is over. The latter costs nothing now.
   * @example "payment"
   */
  appliesAt: QuoteAppliesAt;

  /** The end of the running period, where the plan begins then. */
  appliesOn: string | null;

  /**
   * Why it cannot be paid here: the code of the refusal that a payment would get. Absent where it can.
   * @example "nothing_to_pay"
   */
  obstacle?: PaymentObstacle;

  /** When it was made. */
  createdAt: string;

  /** Until when it can be paid. */
  expiresAt: string;

  /**
   * SHA-256 of what it says; the invoice repeats it.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  hash: string;
}

export const toQuoteDto = (
  { requestedBy: _, basisPaymentId: __, ...quote }: Quote,
  obstacle?: PaymentObstacle,
): QuoteDto => ({
  ...quote,
  ...(obstacle && { obstacle }),
  purpose: quote.purpose as QuotePurpose,
  lines: quote.lines.map((line) => ({ ...line, kind: line.kind as QuoteLineKind, amount: String(line.amount) })),
  listTotal: String(quote.listTotal),
  credit: String(quote.credit),
  subtotal: String(quote.subtotal),
  tax: { ...quote.tax, amount: String(quote.tax.amount) },
  total: String(quote.total),
  appliesAt: quote.appliesAt as QuoteAppliesAt,
  appliesOn: quote.appliesOn?.toISOString() ?? null,
  createdAt: quote.createdAt.toISOString(),
  expiresAt: quote.expiresAt.toISOString(),
});

export class EstimateQuery {
  /**
   * One of the plans of the price book.
   * @example "innovators-annual"
   */
  @Text({ max: 100, required: 'Choose a plan' })
  planId: string;

  /**
   * What would be paid in.
   * @example "USD"
   */
  @IsEnum(PlanCurrency)
  currency: PlanCurrency;
}

export class EstimateDto extends PickType(QuoteDto, [
  'planId',
  'interval',
  'currency',
  'listTotal',
  'subtotal',
  'tax',
  'total',
] as const) {}
