import { dayInWords } from '../../../platform/clock/day-in-words';
import { countryName } from '../../../platform/http/country';
import { moneyInWords } from '../../../platform/money/money-in-words';
import type { BillingInfo } from '../payments/payment.entity';
import type { PlanCurrency } from '../plans/plan.enums';
import { BillingDocumentKind } from './document.enums';
import type { Seller } from './seller.entity';

/** What is known of a document that has been issued. Amounts are minor units of `currency`. */
export interface IssuedDocument {
  number: string;
  kind: BillingDocumentKind;
  issuedAt: Date;
  organizationId: string;
  seller: Omit<Seller, 'validFrom'>;
  organizationName: string;
  payerName: string;
  payerAddress: string;
  billingInfo: BillingInfo | null;
  invoiceNumber: string;
  invoicedAt: Date;
  planName: string;
  periodStart: Date;
  periodEnd: Date;
  currency: PlanCurrency;
  lines: { description: string; quantity: number; amount: string }[];
  subtotal: string;
  taxRule: string;
  /** Absent where the quote is gone. */
  taxVersion: number | null;
  taxAmount: string;
  total: string;
  quoteHash: string;
  reference: string;
  /** How it was paid: `card`, `bank` and the like. */
  channel: string | null;
  /** What was given back; of credit notes alone. */
  credit: { amount: string; taxAmount: string; reason: string } | null;
}

interface Row {
  description: string;
  quantity: number;
  amount: string;
}

/** A document as it is read: names and what they stand for, rows, sums. */
export interface Paper {
  title: string;
  number: string;
  issuedAt: Date;
  from: string[];
  to: string[];
  facts: [name: string, value: string][];
  rows: Row[];
  /** The last one is what matters. */
  sums: [name: string, amount: string][];
  notes: string[];
}

const channels: Record<string, string> = {
  bank: 'Bank',
  card: 'Card',
  mobile_money: 'Mobile money',
  offline: 'Transfer',
};
const titles: Record<BillingDocumentKind, string> = {
  [BillingDocumentKind.Invoice]: 'Invoice',
  [BillingDocumentKind.Receipt]: 'Receipt',
  [BillingDocumentKind.CreditNote]: 'Credit note',
};

/** What a document says. It says the same whenever it is asked, because all that it is made of was issued with it. */
export function paperOf(issued: IssuedDocument): Paper {
  const { kind, number, issuedAt, seller, taxRule, taxVersion, quoteHash, credit } = issued;
  const version = taxVersion === null ? '' : `, version ${taxVersion} of the rule`;
  return {
    title: titles[kind],
    number,
    issuedAt,
    from: [seller.name, seller.address, seller.registration, seller.email],
    to: buyerOf(issued),
    facts: factsOf(issued),
    ...(credit ? creditOf(issued, credit) : chargeOf(issued)),
    notes: [`Tax: ${taxRule}${version}.`, `Quote: ${quoteHash}`, 'Days are those of UTC.'],
  };
}

function buyerOf({ organizationName, payerName, payerAddress, billingInfo }: IssuedDocument): string[] {
  if (!billingInfo) return [organizationName, payerName, payerAddress];
  const { firstName, lastName, email, phone, company, address, city, state, postalCode, country, taxId } = billingInfo;
  const lines = [
    company || organizationName,
    `${firstName} ${lastName}`,
    address,
    [postalCode, city].filter(Boolean).join(' '),
    state,
    country && countryName(country),
    email,
    phone,
    taxId && `Tax number: ${taxId}`,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function factsOf(issued: IssuedDocument): Paper['facts'] {
  const { kind, number, issuedAt, invoiceNumber, invoicedAt, planName, periodStart, periodEnd } = issued;
  const { reference, channel, currency } = issued;
  const ofInvoice: Paper['facts'] = [
    ['Invoice', invoiceNumber],
    ['Date of invoice', dayInWords(invoicedAt)],
  ];
  const paid: Paper['facts'] = [
    ['Paid on', dayInWords(invoicedAt)],
    ...(channel ? ([['Paid by', channels[channel] ?? channel]] as Paper['facts']) : []),
    ['Payment', reference],
  ];
  return [
    [titles[kind], number],
    ['Date', dayInWords(issuedAt)],
    ...(kind === BillingDocumentKind.Invoice ? [] : ofInvoice),
    ...(kind === BillingDocumentKind.CreditNote ? ([['Payment', reference]] as Paper['facts']) : paid),
    ['Plan', planName],
    ['Period', `${dayInWords(periodStart)} to ${dayInWords(periodEnd)}`],
    ['Currency', currency],
  ];
}

function chargeOf({ kind, lines, currency, subtotal, taxRule, taxAmount, total }: IssuedDocument) {
  const amountOf = (amount: string) => moneyInWords(amount, currency, { inColumn: true });
  const sums: Paper['sums'] = [
    ['Subtotal', amountOf(subtotal)],
    [taxRule, amountOf(taxAmount)],
    ['Total', amountOf(total)],
  ];
  return {
    rows: lines.map((line) => ({ ...line, amount: amountOf(line.amount) })),
    sums: kind === BillingDocumentKind.Receipt ? [...sums, ['Paid', amountOf(total)] as [string, string]] : sums,
  };
}

function creditOf({ currency, taxRule }: IssuedDocument, credit: NonNullable<IssuedDocument['credit']>) {
  const amountOf = (amount: bigint) => moneyInWords(amount, currency, { inColumn: true });
  const [total, tax] = [BigInt(credit.amount), BigInt(credit.taxAmount)];
  return {
    rows: [{ description: credit.reason, quantity: 1, amount: amountOf(total - tax) }],
    sums: [
      ['Subtotal', amountOf(total - tax)],
      [taxRule, amountOf(tax)],
      ['Given back', amountOf(total)],
    ] as Paper['sums'],
  };
}
