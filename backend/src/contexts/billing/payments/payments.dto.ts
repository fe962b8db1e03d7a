import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Equals, IsEnum, IsIn, IsObject, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { Country } from '../../../platform/http/country';
import { IsId } from '../../../platform/http/id';
import { EmailAddress, NoWebAddress, Text } from '../../../platform/http/text';
import { MembershipTier } from '../../membership';
import { PlanCurrency } from '../plans/plan.enums';
import { type PaymentConcern, paymentConcerns } from './as-told';
import { PaymentStatus } from './payment.enums';

const required = 'Please fill in all required billing information.';

/** What the checkout asks of who pays. No card is among it: cards are for the provider's page alone. */
export class BillingInfoDto {
  /**
   * First name.
   * @example "Ada"
   */
  @Text({ max: 100, required })
  @NoWebAddress()
  firstName: string;

  /**
   * Last name.
   * @example "Okafor"
   */
  @Text({ max: 100, required })
  @NoWebAddress()
  lastName: string;

  /**
   * E-mail address, as it shall stand on the invoice.
   * @example "ada@techflow.example"
   */
  @EmailAddress('Please enter a valid email address')
  email: string;

  /** Telephone. */
  @IsOptional()
  @Text({ max: 50 })
  phone?: string;

  /** Company. */
  @IsOptional()
  @Text({ max: 200 })
  @NoWebAddress()
  company?: string;

  /** Street and number. */
  @IsOptional()
  @Text({ max: 300 })
  address?: string;

  /** City. */
  @IsOptional()
  @Text({ max: 100 })
  city?: string;

  /** State or region. */
  @IsOptional()
  @Text({ max: 100 })
  state?: string;

  /** Postal code. */
  @IsOptional()
  @Text({ max: 20 })
  postalCode?: string;

  /**
   * Country, ISO 3166-1 alpha-2; `UK` is taken for `GB`.
   * @example "NG"
   */
  @IsOptional()
  @Country()
  country?: string;
}

const methods = ['card', 'bank', 'mobile'] as const;

/** Either a plan in a currency, or a quote that was asked for before. What it costs is never taken from here. */
export class InitializePaymentDto {
  /**
   * One of the plans of the price book; needed without a quote.
   * @example "innovators-annual"
   */
  @ValidateIf(({ quoteId, planId }: InitializePaymentDto) => !quoteId || planId !== undefined)
  @Text({ max: 100, required: 'Choose a plan' })
  planId?: string;

  /**
   * What is paid in; needed without a quote.
   * @example "USD"
   */
  @ValidateIf(({ quoteId, currency }: InitializePaymentDto) => !quoteId || currency !== undefined)
  @IsEnum(PlanCurrency, { message: 'Choose a currency' })
  currency?: PlanCurrency;

  /** A quote that has not expired. Plan and currency are then its own, and others beside it are refused. */
  @IsOptional()
  @IsId()
  quoteId?: string;

  /** For which of the viewer's organizations; the first that they lead where absent. */
  @IsOptional()
  @IsId()
  organizationId?: string;

  /** Who the invoice is for; absent from the plans page and the express checkout. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BillingInfoDto)
  billingInfo?: BillingInfoDto;

  /** How it is to be paid; all ways of the provider where absent. */
  @IsOptional()
  @IsIn(methods)
  paymentMethod?: (typeof methods)[number];

  /**
   * Agreement to the Terms of Service and the Privacy Policy in force, which the payment then keeps; `false` is refused. The
   * checkout asks for it; a payment that is begun without it says that nobody was asked.
   * @example true
   */
  @IsOptional()
  @Equals(true, { message: 'Please agree to the terms and conditions to continue.' })
  agreeTerms?: boolean;
}

/** The plans page names neither who pays nor a quote; each page has words of its own for what fails. */
export const isFromCheckout = ({ billingInfo, quoteId }: InitializePaymentDto): boolean =>
  Boolean(billingInfo ?? quoteId);

export class PaymentInitializedDto {
  /**
   * The provider's page, where the payment is made.
   * @example "https://checkout.paystack.com/0peioxfhpn"
   */
  authorization_url: string;

  /**
   * By which the payment is asked about afterwards.
   * @example "pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string;
}

export class PaymentStateDto {
  /**
   * The reference.
   * @example "pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string;

  /**
   * Where the payment stands. Only `successful` has brought what was paid for.
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

  /** The provider's page, where it can still be paid on; `null` where it cannot. */
  payUrl: string | null;

  /** Whose payment it is. */
  organizationId: string;

  /**
   * What is paid for.
   * @example "innovators-annual"
   */
  planId: string;

  /**
   * What is paid for, for people.
   * @example "Innovators & Solution Providers"
   */
  planName: string;

  /**
   * What is charged, in minor units.
   * @example "19800"
   */
  total: string;

  /**
   * Of the total.
   * @example "USD"
   */
  currency: PlanCurrency;

  /**
   * The tier that it brings.
   * @example "innovators_solution_providers"
   */
  tier: MembershipTier;

  /** From when on what was paid holds; `null` until it is paid. */
  periodStart: string | null;

  /** Until when what was paid holds; `null` until it is paid. */
  periodEnd: string | null;

  /**
   * The same had been paid by another attempt: what was paid by this one goes back.
   * @example false
   */
  paidTwice: boolean;

  /**
   * Where the receipt goes.
   * @example "ada@techflow.example"
   */
  receiptTo: string;

  /**
   * The invoice, once it is paid.
   * @example "INV-2026-000001"
   */
  invoiceNumber: string | null;
}
