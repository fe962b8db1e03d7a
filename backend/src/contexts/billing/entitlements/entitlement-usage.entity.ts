import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { AllowancePeriod, EntitlementFeature } from './entitlement.enums';

/** How much of a feature an organization has used in one period. */
@Entity({ schema: 'billing', name: 'entitlement_usage' })
@Index(['feature', 'used'])
@Check('entitlement_usage_used_check', 'used >= 0')
export class EntitlementUsage {
  @PrimaryColumn('uuid')
  organizationId: string;

  @PrimaryColumn({ type: 'enum', enum: EntitlementFeature, enumName: 'entitlement_feature' })
  feature: EntitlementFeature;

  @PrimaryColumn({ type: 'enum', enum: AllowancePeriod, enumName: 'allowance_period' })
  period: AllowancePeriod;

  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  periodStart: Date;

  @Column('bigint')
  used: string;
}
