import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { PlanCurrency } from '../plans/plan.enums';
import { Payment } from './payment.entity';
import { PaymentStatus } from './payment.enums';

/** A change of a payment's status. Append-only; `seal` shows what somebody has written by hand. */
@Entity({ schema: 'billing', name: 'payment_transitions' })
export class PaymentTransition {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Index()
  @Column('uuid')
  paymentId: string;

  @ManyToOne(() => Payment)
  @JoinColumn()
  payment: Relation<Payment>;

  @Column({ type: 'enum', enum: PaymentStatus, enumName: 'payment_status', nullable: true })
  fromStatus: PaymentStatus | null;

  @Column({ type: 'enum', enum: PaymentStatus, enumName: 'payment_status' })
  toStatus: PaymentStatus;

  /** `opened`, `webhook`, `return`, `reconciliation`, `offline`, `refund`, `review`. */
  @Column('text')
  cause: string;

  @Column({ type: 'text', nullable: true })
  reference: string | null;

  @Column({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  @Column('bigint')
  amount: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  @Column('text')
  seal: string;
}
