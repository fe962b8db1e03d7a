import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MembershipTier } from '../../membership';
import { BillingInterval } from './plan.enums';

/** A tier at an interval, as it stands on a price card. */
@Entity({ schema: 'billing', name: 'plans' })
export class Plan {
  /** E.g. `innovators-annual`. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier' })
  tier: MembershipTier;

  @Column({ type: 'enum', enum: BillingInterval, enumName: 'billing_interval' })
  interval: BillingInterval;

  @Column('text')
  description: string;

  /** People beside the owner. */
  @Column('integer')
  seats: number;

  @Column('text')
  emphasisText: string;

  @Column({ type: 'boolean', default: false })
  popular: boolean;

  @Column({ type: 'boolean', default: false })
  popularAtRegistration: boolean;

  /** Free to join, although it has a price. */
  @Column({ type: 'boolean', default: false })
  waived: boolean;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @Column('integer')
  sortOrder: number;
}
