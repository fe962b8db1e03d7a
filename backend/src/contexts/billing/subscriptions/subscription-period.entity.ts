import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Payment } from '../payments/payment.entity';
import { SoldPlan } from '../plans/sold-plan';
import { Subscription } from './subscription.entity';

/** The time that one payment has bought: its key is what makes a payment take effect once. */
@Entity({ schema: 'billing', name: 'subscription_periods' })
export class SubscriptionPeriod extends SoldPlan {
  @PrimaryColumn('uuid')
  paymentId: string;

  @ManyToOne(() => Payment)
  @JoinColumn()
  payment: Relation<Payment>;

  @Index()
  @Column('uuid')
  subscriptionId: string;

  @ManyToOne(() => Subscription)
  @JoinColumn()
  subscription: Relation<Subscription>;

  @Column('timestamptz')
  periodStart: Date;

  @Column('timestamptz')
  periodEnd: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
