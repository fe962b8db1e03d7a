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
import { MembershipTier } from '../../membership';
import { Plan } from '../plans/plan.entity';
import { BillingInterval, PlanCurrency } from '../plans/plan.enums';
import { SubscriptionStatus } from './subscription.enums';

export type PaidPeriod = Pick<
  Subscription,
  'planId' | 'tier' | 'interval' | 'priceVersion' | 'periodStart' | 'periodEnd' | 'paymentId'
>;

/** What an organization has paid for now. One of them runs at a time. */
@Entity({ schema: 'billing', name: 'subscriptions' })
@Index('subscriptions_running_key', { synchronize: false })
export class Subscription {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  organizationId: string;

  @Column('text')
  planId: string;

  @ManyToOne(() => Plan)
  @JoinColumn()
  plan: Relation<Plan>;

  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier' })
  tier: MembershipTier;

  @Column({ type: 'enum', enum: BillingInterval, enumName: 'billing_interval' })
  interval: BillingInterval;

  @Column({ type: 'enum', enum: PlanCurrency, enumName: 'plan_currency' })
  currency: PlanCurrency;

  @Column({
    type: 'enum',
    enum: SubscriptionStatus,
    enumName: 'subscription_status',
    default: SubscriptionStatus.Active,
  })
  status: SubscriptionStatus;

  @Column('timestamptz')
  periodStart: Date;

  @Index()
  @Column('timestamptz')
  periodEnd: Date;

  @Column({ type: 'boolean', default: false })
  cancelAtPeriodEnd: boolean;

  /** What it changes to when the period is over. */
  @Column({ type: 'text', nullable: true })
  nextPlanId: string | null;

  @Column('integer')
  priceVersion: number;

  /** The payment of the running period. */
  @Column({ type: 'uuid', nullable: true })
  paymentId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** Lets a paid period be the one that runs; whatever was due is settled with it. */
  take(period: PaidPeriod, currency: PlanCurrency): void {
    this.planId = period.planId;
    this.tier = period.tier;
    this.interval = period.interval;
    this.currency = currency;
    this.priceVersion = period.priceVersion;
    this.periodStart = period.periodStart;
    this.periodEnd = period.periodEnd;
    this.paymentId = period.paymentId;
    this.status = SubscriptionStatus.Active;
    this.cancelAtPeriodEnd = false;
    this.nextPlanId = null;
  }

  end(at: Date): void {
    this.status = SubscriptionStatus.Ended;
    this.endedAt = at;
    this.cancelAtPeriodEnd = false;
    this.nextPlanId = null;
  }
}
