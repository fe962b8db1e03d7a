import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { MembershipTier } from '../../membership';
import { Allowance, AllowancePeriod, EntitlementFeature } from './entitlement.enums';

/** What a tier allows of a feature. Never changed: the newest version is in force. */
@Entity({ schema: 'billing', name: 'entitlement_rules' })
@Check('entitlement_rules_quota_check', `(allowance = 'limited') = (quota is not null) and quota > 0`)
export class EntitlementRule {
  @PrimaryColumn({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier' })
  tier: MembershipTier;

  @PrimaryColumn({ type: 'enum', enum: EntitlementFeature, enumName: 'entitlement_feature' })
  feature: EntitlementFeature;

  @PrimaryColumn('integer')
  version: number;

  @Column({ type: 'enum', enum: Allowance, enumName: 'allowance' })
  allowance: Allowance;

  /** Per period, of what is limited. */
  @Column({ type: 'bigint', nullable: true })
  quota: string | null;

  @Column({ type: 'enum', enum: AllowancePeriod, enumName: 'allowance_period' })
  period: AllowancePeriod;

  /** Named on the card of the tier's plans. */
  @Column('boolean')
  onCard: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
