import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { MembershipTier, OrganizationType } from '../organizations/organization.enums';
import { Industry, Interest, OrganizationSize, RegistrationStatus } from './registration.enums';

@Entity({ schema: 'membership', name: 'membership_registrations' })
export class MembershipRegistration {
  /** The member id: `GIA-` and six digits, or more once those are used up. Shown to people, never a credential. */
  @PrimaryColumn('text')
  id: string;

  @Index()
  @Column('uuid')
  organizationId: string;

  @Index()
  @Column('uuid')
  userId: string;

  @Column({ type: 'enum', enum: OrganizationType, enumName: 'organization_type' })
  organizationType: OrganizationType;

  @Column('text')
  organizationName: string;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ type: 'text', nullable: true })
  organizationLinkedIn: string | null;

  @Column({ type: 'enum', enum: OrganizationSize, enumName: 'organization_size', nullable: true })
  size: OrganizationSize | null;

  @Column({ type: 'enum', enum: Industry, enumName: 'industry', nullable: true })
  industry: Industry | null;

  /** ISO 3166-1 alpha-2. */
  @Column({ type: 'varchar', length: 2, nullable: true })
  country: string | null;

  @Column('text')
  contactName: string;

  @Column('text')
  email: string;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  contactLinkedIn: string | null;

  @Column({ type: 'text', nullable: true })
  role: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', array: true, default: [] })
  interests: Interest[];

  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier' })
  selectedPlan: MembershipTier;

  @Column('boolean')
  agreeTerms: boolean;

  /** Which versions were in force, and so agreed to; absent for registrations from before these were numbered. */
  @Column({ type: 'text', nullable: true })
  termsVersion: string | null;

  @Column({ type: 'text', nullable: true })
  privacyVersion: string | null;

  @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
  termsAcceptedAt: Date | null;

  @Column({ type: 'boolean', default: false })
  agreeMarketing: boolean;

  @Column({
    type: 'enum',
    enum: RegistrationStatus,
    enumName: 'registration_status',
    default: RegistrationStatus.Pending,
  })
  status: RegistrationStatus;

  /** Of everything that the form said; by it a form that is sent twice is recognized. */
  @Column({ type: 'text', nullable: true })
  formHash: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
