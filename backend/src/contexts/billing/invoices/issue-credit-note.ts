import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Secrets } from '../../../platform/secrets/secrets';
import { sealPurpose } from '../payments/payment-ledger';
import type { Refund } from '../payments/refund.entity';
import { roundHalfUp } from '../prices/round-half-up';
import { canonical } from '../quotes/hash-quote';
import { CreditNote } from './credit-note.entity';
import { DocumentNumbers } from './document-number';
import type { Invoice } from './invoice.entity';

/** What a credit note's seal covers: all of it. */
export const creditNoteText = ({ id: _, invoice: __, refund: ___, seal: ____, ...content }: CreditNote): string =>
  canonical(content);

/** Writes the credit note of a refund that has arrived, within its transaction. */
@Injectable()
export class IssueCreditNote {
  constructor(
    private readonly database: Database,
    private readonly numbers: DocumentNumbers,
    private readonly secrets: Secrets,
  ) {}

  /** Of the tax as large a part as of the total. */
  async execute(refund: Refund, invoice: Invoice, at: Date): Promise<CreditNote> {
    const notes = this.database.manager.getRepository(CreditNote);
    const note = notes.create({
      number: await this.numbers.next('credit_note', at),
      invoiceId: invoice.id,
      refundId: refund.id,
      currency: refund.currency,
      amount: refund.amount,
      taxAmount: String(roundHalfUp(BigInt(invoice.taxAmount) * BigInt(refund.amount), BigInt(invoice.total))),
      reason: refund.reason,
      issuedAt: at,
    });
    note.seal = this.secrets.digest(sealPurpose, creditNoteText(note));
    await notes.insert(note);
    return note;
  }
}
