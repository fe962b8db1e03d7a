import { IsId } from '../../../platform/http/id';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { PlanCurrency } from '../plans/plan.enums';
import { BillingDocumentKind } from './document.enums';

/** Which page of the documents of which organization. */
export class BillingDocumentsQuery extends PageQuery {
  /** One that the viewer leads. */
  @IsId()
  organizationId: string;
}

export class BillingDocumentDto {
  /**
   * By which it is downloaded. Invoices and credit notes are numbered without gaps in a year; a receipt bears the number of
   * its invoice.
   * @example "INV-2026-000001"
   */
  number: string;

  /**
   * What it is.
   * @example "invoice"
   */
  kind: BillingDocumentKind;

  /** When it was issued. */
  issuedAt: string;

  /**
   * What was paid for.
   * @example "Innovators & Solution Providers"
   */
  planName: string;

  /**
   * What it is about, tax included, in minor units: what was charged, or what was given back.
   * @example "19800"
   */
  total: string;

  /**
   * Of the total.
   * @example "USD"
   */
  currency: PlanCurrency;

  /**
   * The invoice that it belongs to; its own number where it is one.
   * @example "INV-2026-000001"
   */
  invoiceNumber: string;

  /** The payment that it belongs to. */
  paymentId: string;
}
