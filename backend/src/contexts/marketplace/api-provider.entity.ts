import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CertificationLevel, ComplianceStatus, KybStatus, ProviderMemberType } from './marketplace.enums';

/** An organization that publishes APIs, with what was found when it was checked. */
@Entity({ schema: 'marketplace', name: 'api_providers' })
@Index(['createdAt', 'id'])
@Check('api_providers_scores_check', '(tech_quality_score between 0 and 100) and (security_score between 0 and 100)')
export class ApiProvider {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index({ unique: true })
  @Column('uuid')
  organizationId: string;

  /** What it publishes as. */
  @Column('text')
  name: string;

  @Column({ type: 'enum', enum: ProviderMemberType, enumName: 'provider_member_type' })
  memberType: ProviderMemberType;

  @Column({
    type: 'enum',
    enum: CertificationLevel,
    enumName: 'certification_level',
    default: CertificationLevel.Provisional,
  })
  certificationLevel: CertificationLevel;

  @Column({ type: 'enum', enum: KybStatus, enumName: 'kyb_status', default: KybStatus.Pending })
  kybStatus: KybStatus;

  @Column({ type: 'enum', enum: ComplianceStatus, enumName: 'compliance_status', default: ComplianceStatus.Pending })
  complianceStatus: ComplianceStatus;

  /** 0 to 100; `null` until it was scored, like the next. */
  @Column({ type: 'integer', nullable: true })
  techQualityScore: number | null;

  @Column({ type: 'integer', nullable: true })
  securityScore: number | null;

  @Column({ type: 'boolean', default: false })
  slaCompliant: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
