import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Secrets } from '../../../platform/secrets/secrets';
import type { Payment } from '../payments/payment.entity';
import { sealPurpose } from '../payments/payment-ledger';
import { canonical } from '../quotes/hash-quote';
import { DocumentNumbers } from './document-number';
import { Invoice } from './invoice.entity';

/** What an invoice's seal covers: all of it. */
export const invoiceText = ({ id: _, payment: __, seal: ___, ...content }: Invoice): string => canonical(content);

/** Writes the invoice of a payment that takes effect, within its transaction. */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly database: Database,
    private readonly numbers: DocumentNumbers,
    private readonly secrets: Secrets,
  ) {}

  async execute(
    payment: Payment,
    about: { organizationName: string; planName: string; periodStart: Date; periodEnd: Date; reference: string },
    at: Date,
  ): Promise<Invoice> {
    const { organizationId, billingInfo, planId, currency, lines, listTotal } = payment;
    const { subtotal, taxRule, taxAmount, total, quoteHash } = payment;
    const invoices = this.database.manager.getRepository(Invoice);
    const invoice = invoices.create({
      ...about,
      ...{
        organizationId,
        billingInfo,
        planId,
        currency,
        lines,
        listTotal,
        subtotal,
        taxRule,
        taxAmount,
        total,
        quoteHash,
      },
      paymentId: payment.id,
      issuedAt: at,
      number: await this.numbers.next('invoice', at),
    });
    invoice.seal = this.secrets.digest(sealPurpose, invoiceText(invoice));
    // Not saved: that would ask for more while all others wait for the number.
    await invoices.insert(invoice);
    return invoice;
  }
}
