import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { Moment } from '../../../platform/http/dates';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { MinorUnits } from '../../../platform/money/minor-units';
import { PaymentPurpose } from '../payments/payment.enums';
import { PlanCurrency } from '../plans/plan.enums';
import { PaymentLineDto } from './ledger-payment.dto';

export class RefundPaymentDto {
  /**
   * In minor units; all that is left where absent.
   * @example "5000"
   */
  @IsOptional()
  @MinorUnits('Enter an amount')
  amount?: string;

  /**
   * Why: it stands in the mail to the payer and on the credit note.
   * @example "Money back within 30 days"
   */
  @Text({ max: 300, required: 'Say why' })
  reason: string;
}

export class CloseReviewDto {
  /**
   * What was found: it is kept with the payment.
   * @example "Fees were borne by the payer; settled by hand with the bank."
   */
  @Text({ max: 1000, lines: true, required: 'Say what was found' })
  note: string;
}

export class OfflinePaymentQuery {
  /**
   * Who has paid.
   * @example "5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215"
   */
  @IsId()
  organizationId: string;

  /**
   * What for: one of the plans of the price book.
   * @example "innovators-annual"
   */
  @Text({ max: 100, required: 'Choose a plan' })
  planId: string;

  /**
   * What in.
   * @example "USD"
   */
  @IsEnum(PlanCurrency, { message: 'Choose a currency' })
  currency: PlanCurrency;
}

export class RecordOfflinePaymentDto extends OfflinePaymentQuery {
  /**
   * What came, in minor units: just what the plan costs now, with tax.
   * @example "19800"
   */
  @MinorUnits('Enter an amount')
  amount: string;

  /**
   * When it came.
   * @example "2026-11-24T14:00:00Z"
   */
  @Moment()
  receivedAt: string;

  /**
   * Where it is found: the bank's reference, the number of a cheque.
   * @example "Bank transfer 4711"
   */
  @Text({ max: 300, required: 'Say where it is found' })
  note: string;

  /** The payment that looks the same, as the refusal `recorded_already` names it, where other money has come. */
  @IsOptional()
  @IsId()
  besides?: string;
}

export class OfflinePaymentPreviewDto {
  /**
   * A first subscription, its next period, or another plan.
   * @example "start"
   */
  purpose: PaymentPurpose;

  /**
   * What it is paid in: that of the running subscription where there is one, else what was asked for.
   * @example "USD"
   */
  currency: PlanCurrency;

  /**
   * Whether the running subscription says in what it is paid.
   * @example false
   */
  isCurrencyFixed: boolean;

  /** What it is made up of. */
  lines: PaymentLineDto[];

  /**
   * The tax rule.
   * @example "Sales tax 10%"
   */
  taxRule: string;

  /**
   * In minor units.
   * @example "1800"
   */
  taxAmount: string;

  /**
   * What has to have come, in minor units.
   * @example "19800"
   */
  total: string;

  /** When the plan begins where that is later: the end of the running period. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  appliesOn: string | null;
}
