import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { PlanCurrency } from '../plans/plan.enums';
import { SoldPlan } from '../plans/sold-plan';
import { type EndReason, SubscriptionStatus } from './subscription.enums';

export type PaidPeriod = Pick<
  Subscription,
  'planId' | 'tier' | 'interval' | 'priceVersion' | 'periodStart' | 'periodEnd' | 'paymentId'
>;

/** What an organization has paid for now. One of them runs at a time. */
@Entity({ schema: 'billing', name: 'subscriptions' })
@Index('subscriptions_running_key', { synchronize: false })
export class Subscription extends SoldPlan {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  organizationId: string;

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

  /** What that costs, until another price of it was announced. */
  @Column({ type: 'int', nullable: true })
  nextPriceVersion: number | null;

  /** The payment of the running period. */
  @Column({ type: 'uuid', nullable: true })
  paymentId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When it was asked to end with its period. */
  @Column({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  /** What the period after the one that is over costs; it can be paid for as long as the subscription runs. */
  @Column({ type: 'uuid', nullable: true })
  renewalQuoteId: string | null;

  /** From when on the days of a renewal that was not paid are counted. */
  @Column({ type: 'timestamptz', nullable: true })
  pastDueSince: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  endReason: EndReason | null;

  /** When something is to be done about it next; at once where absent. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  nextLookAt: Date | null;

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
    this.pastDueSince = null;
    this.renewalQuoteId = null;
    this.goOn();
  }

  /** Lets it end when what is paid is over. What it was to change to is kept, for who thinks better of it. */
  cancel(at: Date): void {
    this.cancelAtPeriodEnd = true;
    this.cancelledAt = at;
    this.nextLookAt = null;
  }

  /** Lets it go on as was planned before it was cancelled. */
  resume(): void {
    this.cancelAtPeriodEnd = false;
    this.cancelledAt = null;
    this.nextLookAt = null;
  }

  /** Lets it go on with another plan when what is paid is over. */
  changeAtPeriodEnd(planId: string, priceVersion: number): void {
    this.goOn();
    this.nextPlanId = planId;
    this.nextPriceVersion = priceVersion;
  }

  /** Lets it go on as it is when what is paid is over. */
  goOn(): void {
    this.cancelAtPeriodEnd = false;
    this.cancelledAt = null;
    this.nextPlanId = null;
    this.nextPriceVersion = null;
    this.nextLookAt = null;
  }

  /** A renewal was not paid: its days are counted from then. */
  fallDue(since: Date): void {
    this.status = SubscriptionStatus.PastDue;
    this.pastDueSince = since;
  }

  end(at: Date, reason: EndReason): void {
    this.goOn();
    this.status = SubscriptionStatus.Ended;
    this.endedAt = at;
    this.endReason = reason;
  }
}
