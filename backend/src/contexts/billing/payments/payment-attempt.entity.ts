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
import type { PaymentMethod } from '../providers/payment-provider';
import { Payment } from './payment.entity';
import { type AttemptState, attemptStates } from './payment.enums';

/** One try to pay, under a reference of ours by which the provider knows it. */
@Entity({ schema: 'billing', name: 'payment_attempts' })
@Index('payment_attempts_reference_beginning_idx', { synchronize: false })
export class PaymentAttempt {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  paymentId: string;

  @ManyToOne(() => Payment)
  @JoinColumn()
  payment: Relation<Payment>;

  @Column('text', { unique: true })
  reference: string;

  /** Name of the provider, or `offline`. */
  @Column('text')
  provider: string;

  @Column({ type: 'enum', enum: attemptStates, enumName: 'attempt_state', default: 'opening' })
  state: AttemptState;

  /** How the payer wanted to pay; all ways of the provider where absent. */
  @Column({ type: 'text', nullable: true })
  paymentMethod: PaymentMethod | null;

  @Column({ type: 'text', nullable: true })
  redirectUrl: string | null;

  /** How the provider calls it. */
  @Column({ type: 'text', nullable: true })
  providerRef: string | null;

  @Column({ type: 'text', nullable: true })
  channel: string | null;

  /** What the provider keeps, in minor units. */
  @Column({ type: 'bigint', nullable: true })
  fees: string | null;

  /** What came by it, in minor units of the payment's currency; unknown where nothing came, or another currency. */
  @Column({ type: 'bigint', nullable: true })
  received: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  checkedAt: Date | null;

  /** When reconciliation asks the provider next; never again where absent. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  nextCheckAt: Date | null;
}
