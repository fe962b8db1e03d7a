import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Allowance, AllowancePeriod, EntitlementFeature } from './entitlement.enums';

/** What one organization may do beyond what its tier says, until a date. The newest that has not expired counts. */
@Entity({ schema: 'billing', name: 'entitlement_overrides' })
@Index(['organizationId', 'feature', 'createdAt'])
@Index(['createdAt', 'id'])
@Check('entitlement_overrides_quota_check', `(allowance = 'limited') = (quota is not null) and quota > 0`)
export class EntitlementOverride {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  @Column({ type: 'enum', enum: EntitlementFeature, enumName: 'entitlement_feature' })
  feature: EntitlementFeature;

  @Column({ type: 'enum', enum: Allowance, enumName: 'allowance' })
  allowance: Allowance;

  @Column({ type: 'bigint', nullable: true })
  quota: string | null;

  @Column({ type: 'enum', enum: AllowancePeriod, enumName: 'allowance_period' })
  period: AllowancePeriod;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
