import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { PlanCurrency } from '../plans/plan.enums';
import { SoldPlan } from '../plans/sold-plan';
import { hashQuote } from './hash-quote';
import { type Quote, QuoteAppliesAt, type QuoteLine, QuotePurpose } from './quote';

/** A quote as it is kept. Written once, never changed. */
@Entity({ schema: 'billing', name: 'quotes' })
@Index(['organizationId', 'createdAt'])
@Check('quotes_subtotal_tax_amount_total_check', 'subtotal >= 0 and tax_amount >= 0 and total = subtotal + tax_amount')
export class QuoteRow extends SoldPlan {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  @Column('text')
  requestedBy: string;

  @Column({ type: 'enum', enum: QuotePurpose, enumName: 'quote_purpose' })
  purpose: `${QuotePurpose}`;

  @Column({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  @Column({ type: 'uuid', nullable: true })
  basisPaymentId: string | null;

  @Column('jsonb')
  lines: (Omit<QuoteLine, 'amount'> & { amount: string })[];

  @Column('bigint')
  listTotal: string;

  @Column('bigint')
  credit: string;

  @Column('bigint')
  subtotal: string;

  @Column('text')
  taxRule: string;

  @Column('integer')
  taxVersion: number;

  @Column('integer')
  taxBasisPoints: number;

  @Column('bigint')
  taxAmount: string;

  @Column('bigint')
  total: string;

  @Column({ type: 'enum', enum: QuoteAppliesAt, enumName: 'quote_applies_at' })
  appliesAt: `${QuoteAppliesAt}`;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  appliesOn: Date | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date;

  @Column('text')
  hash: string;
}

export function toRow({ lines, tax, ...quote }: Quote): Omit<QuoteRow, 'plan'> {
  return {
    ...quote,
    lines: lines.map((line) => ({ ...line, amount: String(line.amount) })),
    listTotal: String(quote.listTotal),
    credit: String(quote.credit),
    subtotal: String(quote.subtotal),
    taxRule: tax.rule,
    taxVersion: tax.version,
    taxBasisPoints: tax.basisPoints,
    taxAmount: String(tax.amount),
    total: String(quote.total),
  };
}

export function toQuote({ lines, taxRule, taxVersion, taxBasisPoints, taxAmount, plan: _, ...row }: QuoteRow): Quote {
  return {
    ...row,
    lines: lines.map((line) => ({ ...line, amount: BigInt(line.amount) })),
    listTotal: BigInt(row.listTotal),
    credit: BigInt(row.credit),
    subtotal: BigInt(row.subtotal),
    tax: { rule: taxRule, version: taxVersion, basisPoints: taxBasisPoints, amount: BigInt(taxAmount) },
    total: BigInt(row.total),
  };
}

/** Whether it says what it said when it was made. */
export const isUnaltered = (quote: Quote): boolean => hashQuote(quote) === quote.hash;
