import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MembershipTier } from '../../membership';
import { Payment } from '../payments/payment.entity';
import { Plan } from '../plans/plan.entity';
import { BillingInterval } from '../plans/plan.enums';
import { Subscription } from './subscription.entity';

/** The time that one payment has bought: its key is what makes a payment take effect once. */
@Entity({ schema: 'billing', name: 'subscription_periods' })
export class SubscriptionPeriod {
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

  @Column('text')
  planId: string;

  @ManyToOne(() => Plan)
  @JoinColumn()
  plan: Relation<Plan>;

  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier' })
  tier: MembershipTier;

  @Column({ type: 'enum', enum: BillingInterval, enumName: 'billing_interval' })
  interval: BillingInterval;

  @Column('integer')
  priceVersion: number;

  @Column('timestamptz')
  periodStart: Date;

  @Column('timestamptz')
  periodEnd: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
