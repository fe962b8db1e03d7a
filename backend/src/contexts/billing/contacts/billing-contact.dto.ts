import { IsOptional } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { BillingInfoDto } from '../payments/payments.dto';

/** Who gets invoices, receipts and reminders, and what stands on invoices from now on. Earlier invoices stay as they are. */
export class BillingContactDto extends BillingInfoDto {
  /**
   * Number for taxes, as it stands on invoices.
   * @example "NG-12345678-0001"
   */
  @IsOptional()
  @Text({ max: 50 })
  taxId?: string;
}

export class ConfirmBillingContactDto {
  /**
   * The token of the mailed link.
   * @example "the token from the link in the mail"
   */
  @Text({ max: 300, required: 'The link is not complete' })
  token: string;
}

export class ConfirmedContactDto {
  /**
   * Whose mail arrives from now on.
   * @example "TechFlow Solutions"
   */
  organizationName: string;
}
