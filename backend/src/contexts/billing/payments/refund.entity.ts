import {
  Check,
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
import { type RefundKind, type RefundState, refundKinds, refundStates } from './payment.enums';

/** Money on its way back: what somebody decided to return, or what was paid twice. */
@Entity({ schema: 'billing', name: 'refunds' })
@Check('amount > 0')
@Index('refunds_duplicate_key', { synchronize: false })
export class Refund {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  paymentId: string;

  @ManyToOne(() => Payment)
  @JoinColumn()
  payment: Relation<Payment>;

  /** The attempt that the money came by. */
  @Column('text')
  reference: string;

  @Column({ type: 'enum', enum: refundKinds, enumName: 'refund_kind' })
  kind: RefundKind;

  /** Minor units. */
  @Column('bigint')
  amount: string;

  @Column({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  @Column('text')
  reason: string;

  @Column('text')
  requestedBy: string;

  @Column({ type: 'enum', enum: refundStates, enumName: 'refund_state', default: 'queued' })
  state: RefundState;

  @Column({ type: 'text', nullable: true })
  providerRef: string | null;

  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  nextCheckAt: Date | null;

  /** Until then somebody speaks with the provider of it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  claimedUntil: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  processedAt: Date | null;
}
