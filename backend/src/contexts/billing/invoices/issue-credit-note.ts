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

const before = {
  name: 'credit-notes-of-invoice',
  text: `select coalesce(sum(amount), 0)::text as amount, coalesce(sum(tax_amount), 0)::text as tax
    from billing.credit_notes where invoice_id = $1`,
};

/** Writes the credit note of a refund that has arrived, within its transaction. */
@Injectable()
export class IssueCreditNote {
  constructor(
    private readonly database: Database,
    private readonly numbers: DocumentNumbers,
    private readonly secrets: Secrets,
  ) {}

  /** Of the tax as large a part as of the total, together with the notes before: parts that are rounded up add up to too much. */
  async execute(refund: Refund, invoice: Invoice, at: Date): Promise<CreditNote> {
    const given = await this.database.one<{ amount: string; tax: string }>(before, [invoice.id]);
    const creditedWith = BigInt(given.amount) + BigInt(refund.amount);
    const taxWith = roundHalfUp(BigInt(invoice.taxAmount) * creditedWith, BigInt(invoice.total));
    const notes = this.database.manager.getRepository(CreditNote);
    const note = notes.create({
      number: await this.numbers.next('credit_note', at),
      invoiceId: invoice.id,
      refundId: refund.id,
      currency: refund.currency,
      amount: refund.amount,
      taxAmount: String(taxWith - BigInt(given.tax)),
      reason: refund.reason,
      issuedAt: at,
    });
    note.seal = this.secrets.digest(sealPurpose, creditNoteText(note));
    await notes.insert(note);
    return note;
  }
}
