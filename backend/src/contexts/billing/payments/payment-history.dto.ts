import { ApiProperty } from '@nestjs/swagger';
import { IsId } from '../../../platform/http/id';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { BillingDocumentKind } from '../documents/document.enums';
import { BillingInterval, PlanCurrency } from '../plans/plan.enums';
import { type PaymentConcern, paymentConcerns } from './as-told';
import { PaymentPurpose, PaymentStatus } from './payment.enums';

/** Which page of the payments of which organization. */
export class PaymentHistoryQuery extends PageQuery {
  /** One that the viewer leads. */
  @IsId()
  organizationId: string;
}

export class PaymentDocumentDto {
  /**
   * By which it is downloaded.
   * @example "INV-2026-000001"
   */
  number: string;

  /**
   * What it is.
   * @example "invoice"
   */
  kind: BillingDocumentKind;
}

export class PaymentDto {
  /** Its identifier. */
  id: string;

  /** When it was begun. */
  createdAt: string;

  /** When it was paid. */
  paidAt: string | null;

  /**
   * Where it stands. Only `successful` has brought what was paid for.
   * @example "successful"
   */
  status: PaymentStatus;

  /**
   * Somebody of the alliance has to look at it before it takes effect.
   * @example false
   */
  inReview: boolean;

  /** Why money that came has not taken effect; `null` where it has, has gone back, or none came. */
  @ApiProperty({ type: 'string', enum: [...paymentConcerns, null] })
  concern: PaymentConcern | null;

  /**
   * A first subscription, its next period, or another plan.
   * @example "start"
   */
  @ApiProperty({ enum: PaymentPurpose, enumName: 'PaymentPurpose' })
  purpose: PaymentPurpose;

  /**
   * The plan that is paid for.
   * @example "innovators-annual"
   */
  planId: string;

  /**
   * The plan, for people.
   * @example "Innovators & Solution Providers"
   */
  planName: string;

  /**
   * What one charge pays for.
   * @example "yearly"
   */
  interval: BillingInterval;

  /**
   * Of all amounts.
   * @example "USD"
   */
  currency: PlanCurrency;

  /**
   * What is charged, tax included, in minor units.
   * @example "19800"
   */
  total: string;

  /**
   * What has been given back of it, in minor units.
   * @example "0"
   */
  refunded: string;

  /**
   * How it was paid, as the provider says it: `card`, `bank`, `mobile_money`, `offline` and the like.
   * @example "card"
   */
  channel: string | null;

  /**
   * What the provider knows it by; of several tries the one that was paid, or else the last.
   * @example "pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string | null;

  /** What has been issued about it: invoice, receipt, and a credit note for each refund. */
  documents: PaymentDocumentDto[];
}
