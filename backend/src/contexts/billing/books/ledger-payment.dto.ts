import { ApiProperty } from '@nestjs/swagger';
import { PaymentStatus } from '../payments/payment.enums';
import { LedgerEntryDto } from './ledger.dto';

export class PaymentLineDto {
  /**
   * What it is, for people.
   * @example "Innovators & Solution Providers, one year"
   */
  description: string;

  /**
   * In minor units; below zero for a credit.
   * @example "18000"
   */
  amount: string;
}

export class PaymentAttemptDto {
  /**
   * Ours, by which the provider knows it.
   * @example "pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215"
   */
  reference: string;

  /**
   * Who was to take the money; `offline` for nobody.
   * @example "paystack"
   */
  provider: string;

  /**
   * What became of it.
   * @example "succeeded"
   */
  state: string;

  /**
   * How the provider calls it.
   * @example "4099260516"
   */
  providerRef: string | null;

  /**
   * How it was paid.
   * @example "card"
   */
  method: string | null;

  /**
   * What the provider keeps, in minor units.
   * @example "783"
   */
  fees: string | null;

  /** When it was made. */
  createdAt: string;

  /** When the provider was asked last. */
  checkedAt: string | null;

  /** When it is asked next; `null` when it is not. */
  nextCheckAt: string | null;
}

export class PaymentTransitionDto {
  /**
   * From which status; `null` for its beginning.
   * @example "pending"
   */
  from: PaymentStatus | null;

  /**
   * To which.
   * @example "successful"
   */
  to: PaymentStatus;

  /**
   * What moved it: `opened`, `webhook`, `return`, `reconciliation`, `offline` or `refund`.
   * @example "webhook"
   */
  cause: string;

  /** By which attempt. */
  reference: string | null;

  /** When. */
  at: string;
}

export class PaymentRefundDto {
  /** Its identifier. */
  id: string;

  /**
   * `requested` by somebody, or `duplicate`: paid twice.
   * @example "requested"
   */
  kind: string;

  /**
   * In minor units.
   * @example "5000"
   */
  amount: string;

  /**
   * How far it has come.
   * @example "processed"
   */
  state: string;

  /**
   * Why, as it was mailed.
   * @example "Money back within 30 days"
   */
  reason: string;

  /**
   * By whom: `admin:<id>` or `system`.
   * @example "system"
   */
  requestedBy: string;

  /** Why it did not work. */
  lastError: string | null;

  /** When it was asked for. */
  createdAt: string;

  /** When it arrived. */
  processedAt: string | null;
}

export class LedgerDocumentDto {
  /**
   * `invoice` or `credit-note`.
   * @example "invoice"
   */
  kind: string;

  /**
   * Its number.
   * @example "INV-2026-000001"
   */
  number: string;

  /**
   * In minor units, tax included.
   * @example "19800"
   */
  amount: string;

  /** When it was issued. */
  issuedAt: string;
}

export class PaymentEventDto {
  /** Its identifier, in the inbox. */
  id: string;

  /**
   * The provider's own name of it.
   * @example "charge.success"
   */
  name: string;

  /**
   * What became of it.
   * @example "processed"
   */
  state: string;

  /** When it came. */
  receivedAt: string;
}

export class PaymentRecordDto {
  /**
   * What was done.
   * @example "payment.recorded"
   */
  action: string;

  /**
   * By whom: `admin:<id>`, `member:<id>` or `system`.
   * @example "system"
   */
  actor: string;

  /**
   * What somebody said about it: a note or a reason.
   * @example "Bank transfer 4711"
   */
  note: string | null;

  /** When. */
  at: string;
}

export class LedgerPaymentDto extends LedgerEntryDto {
  /**
   * What the review means and what to do about it, for people; `null` where nobody has to look.
   * @example "Another amount was paid than was asked for. It has not taken effect. Give back what came, or settle it with the payer."
   */
  reviewInWords: string | null;

  /**
   * The plan's identifier.
   * @example "innovators-annual"
   */
  planId: string;

  /**
   * Who gets the receipt.
   * @example "Ada Okafor"
   */
  payerName: string;

  /**
   * Where to.
   * @example "ada@techflow.example"
   */
  payerAddress: string;

  /** What it is made up of. */
  lines: PaymentLineDto[];

  /**
   * Before tax, in minor units.
   * @example "18000"
   */
  subtotal: string;

  /**
   * The tax rule, as it stands on the invoice.
   * @example "Sales tax 10%"
   */
  taxRule: string;

  /**
   * In minor units.
   * @example "1800"
   */
  taxAmount: string;

  /**
   * Of the price book.
   * @example 1
   */
  priceVersion: number;

  /** SHA-256 of the quote that it was made by. */
  quoteHash: string;

  /**
   * Version of the Terms of Service that the payer agreed to; `null` for renewals, for what was recorded by hand, and from before it
   * was noted.
   * @example "3"
   */
  termsVersion: string | null;

  /**
   * Version of the Privacy Policy that the payer agreed to with them.
   * @example "3"
   */
  privacyVersion: string | null;

  /** When the payer agreed to these first for this payment. */
  termsAcceptedAt: string | null;

  /**
   * How much can be given back now, in minor units; `0` where nothing can. What was taken off a later change of plan is not
   * given back as well.
   * @example "19800"
   */
  refundable: string;

  /**
   * What goes with it when all of it is given back: the subscription that runs by it, time that has not begun, or nothing,
   * as that time is `past` or it never took effect.
   * @example "subscription"
   */
  @ApiProperty({ enum: ['subscription', 'paid_ahead', 'past', 'nothing'] })
  wholeRefundEnds: 'subscription' | 'paid_ahead' | 'past' | 'nothing';

  /** The tries to pay, oldest first. */
  attempts: PaymentAttemptDto[];

  /** How it moved, oldest first. */
  transitions: PaymentTransitionDto[];

  /** What went back, oldest first. */
  refunds: PaymentRefundDto[];

  /** Invoice and credit notes. */
  documents: LedgerDocumentDto[];

  /** What the provider said of it, at most the newest 100. */
  events: PaymentEventDto[];

  /** What was done about it, oldest first, at most the newest 100. */
  records: PaymentRecordDto[];
}
