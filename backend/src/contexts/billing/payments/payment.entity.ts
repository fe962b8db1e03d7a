import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { PlanCurrency } from '../plans/plan.enums';
import { SoldPlan } from '../plans/sold-plan';
import type { QuoteRow } from '../quotes/quote.entity';
import { PaymentPurpose, PaymentStatus } from './payment.enums';

/** Who the invoice is for, as the member wrote it at the checkout. */
export interface BillingInfo {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  company?: string;
  address?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
  taxId?: string;
}

/** What an organization owes for one quote. Tried once or several times; takes effect once. */
@Entity({ schema: 'billing', name: 'payments' })
@Check('total = subtotal + tax_amount and subtotal >= 0 and tax_amount >= 0')
@Index(['organizationId', 'createdAt'])
@Index(['createdAt', 'id'])
@Index('payments_review_idx', { synchronize: false })
export class Payment extends SoldPlan {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  /** `member:<id>`, `admin:<id>` or `system`. */
  @Column('text')
  requestedBy: string;

  /** Who gets the receipt. */
  @Column('text')
  payerName: string;

  @Column('text')
  payerAddress: string;

  @Column({ type: 'enum', enum: PaymentPurpose, enumName: 'payment_purpose' })
  purpose: PaymentPurpose;

  /** `payment`, or `period-end` for what begins when the running period is over. */
  @Column('text')
  appliesAt: 'payment' | 'period-end';

  @Column('uuid', { unique: true })
  quoteId: string;

  @Column('text')
  quoteHash: string;

  @Index()
  @Column({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  /** The quote's: the payment of which something was taken off. */
  @Index()
  @Column({ type: 'uuid', nullable: true })
  basisPaymentId: string | null;

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

  /** What is charged. */
  @Column('bigint')
  total: string;

  @Column({ type: 'jsonb', nullable: true })
  billingInfo: BillingInfo | null;

  /** Which versions the payer agreed to at the checkout; absent for renewals, and for payments from before they were noted. */
  @Column({ type: 'text', nullable: true })
  termsVersion: string | null;

  @Column({ type: 'text', nullable: true })
  privacyVersion: string | null;

  /** When these were agreed to first for this payment. */
  @Column({ type: 'timestamptz', nullable: true })
  termsAcceptedAt: Date | null;

  @Column({ type: 'enum', enum: PaymentStatus, enumName: 'payment_status', default: PaymentStatus.Pending })
  status: PaymentStatus;

  /**
   * How people are told that it stands. What took no effect and was given back is given up in the ledger, as it has no invoice;
   * to who paid it, it is refunded.
   */
  @Index()
  @Column({ type: 'enum', enum: PaymentStatus, enumName: 'payment_status', default: PaymentStatus.Pending })
  told: PaymentStatus;

  /** How it was paid, in the provider's words: by the attempt by which it took effect, or else the last that said so. */
  @Index()
  @Column({ type: 'text', nullable: true })
  method: string | null;

  /** The attempt by which it took effect. */
  @Column({ type: 'text', nullable: true })
  settledReference: string | null;

  /** Why somebody has to look at it. */
  @Column({ type: 'text', nullable: true })
  review: string | null;

  /** Why somebody has looked at it last, and found what was to be done. */
  @Column({ type: 'text', nullable: true })
  closedReview: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;
}
