import { Column, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { MembershipTier } from '../../membership';
import { Plan } from './plan.entity';
import { BillingInterval } from './plan.enums';

/** The plan that something was sold for, with what the book said of it then: the plan itself may change. */
export abstract class SoldPlan {
  @Column('text')
  planId: string;

  @ManyToOne(() => Plan)
  @JoinColumn()
  plan: Relation<Plan>;

  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier' })
  tier: MembershipTier;

  @Column({ type: 'enum', enum: BillingInterval, enumName: 'billing_interval' })
  interval: BillingInterval;

  /** Of the price book. */
  @Column('integer')
  priceVersion: number;
}
