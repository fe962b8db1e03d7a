import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Refund } from '../payments/refund.entity';
import { PlanCurrency } from '../plans/plan.enums';
import { Invoice } from './invoice.entity';

/** What was given back of an invoice. Append-only, sealed like the invoice. */
@Entity({ schema: 'billing', name: 'credit_notes' })
export class CreditNote {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** `GIA-CN-2026-000001`. */
  @Column('text', { unique: true })
  number: string;

  @Index()
  @Column('uuid')
  invoiceId: string;

  @ManyToOne(() => Invoice)
  @JoinColumn()
  invoice: Relation<Invoice>;

  @Column('uuid')
  refundId: string;

  @OneToOne(() => Refund)
  @JoinColumn()
  refund: Relation<Refund>;

  @Column({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  /** Minor units, tax included. */
  @Column('bigint')
  amount: string;

  @Column('bigint')
  taxAmount: string;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  issuedAt: Date;

  @Column('text')
  seal: string;
}
