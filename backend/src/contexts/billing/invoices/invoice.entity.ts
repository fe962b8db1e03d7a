import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { type BillingInfo, Payment } from '../payments/payment.entity';
import { PlanCurrency } from '../plans/plan.enums';
import type { QuoteRow } from '../quotes/quote.entity';

/** What was paid, as it stood then. Append-only; `seal` shows what somebody has changed by hand. */
@Entity({ schema: 'billing', name: 'invoices' })
export class Invoice {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** `INV-2026-000001`: without gaps in a year. */
  @Column('text', { unique: true })
  number: string;

  @Column('uuid')
  paymentId: string;

  @OneToOne(() => Payment)
  @JoinColumn()
  payment: Relation<Payment>;

  @Index()
  @Column('uuid')
  organizationId: string;

  @Column('text')
  organizationName: string;

  @Column({ type: 'jsonb', nullable: true })
  billingInfo: BillingInfo | null;

  @Column('text')
  planId: string;

  @Column('text')
  planName: string;

  @Column('timestamptz')
  periodStart: Date;

  @Column('timestamptz')
  periodEnd: Date;

  @Column({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  @Column('jsonb')
  lines: QuoteRow['lines'];

  /** Minor units, like all amounts here. */
  @Column('bigint')
  listTotal: string;

  @Column('bigint')
  subtotal: string;

  @Column('text')
  taxRule: string;

  @Column('bigint')
  taxAmount: string;

  @Column('bigint')
  total: string;

  /** Of the quote that it was paid by. */
  @Column('text')
  quoteHash: string;

  @Column('text')
  reference: string;

  @Column('timestamptz')
  issuedAt: Date;

  @Column('text')
  seal: string;
}
