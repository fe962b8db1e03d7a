import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { registrationDecided } from '../membership.errors';
import { MembershipTier, OrganizationType } from '../organizations/organization.enums';
import {
  Industry,
  Interest,
  OrganizationSize,
  RegistrationEmail,
  RegistrationStatus,
  ReviewAct,
} from './registration.enums';

/** From where each act leads where. */
const acts: Record<ReviewAct, { from: readonly RegistrationStatus[]; to: RegistrationStatus }> = {
  [ReviewAct.Ask]: {
    from: [RegistrationStatus.Pending, RegistrationStatus.InfoRequested],
    to: RegistrationStatus.InfoRequested,
  },
  [ReviewAct.Approve]: {
    from: [RegistrationStatus.Pending, RegistrationStatus.InfoRequested],
    to: RegistrationStatus.Approved,
  },
  [ReviewAct.Reject]: {
    from: [RegistrationStatus.Pending, RegistrationStatus.InfoRequested],
    to: RegistrationStatus.Rejected,
  },
  [ReviewAct.Reopen]: {
    from: [RegistrationStatus.InfoRequested, RegistrationStatus.Approved, RegistrationStatus.Rejected],
    to: RegistrationStatus.Pending,
  },
};

/** What can be done to a registration that stands so. */
export const actsOn = (status: RegistrationStatus): ReviewAct[] =>
  Object.values(ReviewAct).filter((act) => acts[act].from.includes(status));

@Entity({ schema: 'membership', name: 'membership_registrations' })
@Index('registrations_newest_idx', { synchronize: false })
@Index('registrations_type_idx', { synchronize: false })
@Index('registrations_plan_idx', { synchronize: false })
@Index('registrations_status_idx', { synchronize: false })
@Index('registrations_email_state_idx', { synchronize: false })
@Index('registrations_waiting_idx', { synchronize: false })
@Index('registrations_name_idx', { synchronize: false })
@Index('registrations_same_name_idx', { synchronize: false })
@Index('registrations_same_domain_idx', { synchronize: false })
@Index('registrations_same_website_idx', { synchronize: false })
@Index('registrations_words_idx', { synchronize: false })
@Index('registrations_deleted_idx', { synchronize: false })
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

  /** When it came back to the alliance: the applicant has answered, or a decision was taken back. */
  @Column({ type: 'timestamptz', nullable: true })
  returnedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** A super admin. */
  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;

  /** Why it was rejected, as the applicant reads it. */
  @Column({ type: 'text', nullable: true })
  decisionReason: string | null;

  /** What has become of the newest welcome mail, as the mail's own outcome says. */
  @Column({
    type: 'enum',
    enum: RegistrationEmail,
    enumName: 'registration_email',
    default: RegistrationEmail.Queued,
  })
  emailState: RegistrationEmail;

  /** It is erased thirty days later. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** A super admin. */
  @Column({ type: 'uuid', nullable: true })
  deletedBy: string | null;

  /** Of everything that the form said; by it a form that is sent twice is recognized. */
  @Column({ type: 'text', nullable: true })
  formHash: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Throws `registration_decided` for what cannot be done to it as it stands. */
  review(act: ReviewAct, by: string | null, at: Date, reason: string | null = null): void {
    const { from, to } = acts[act];
    if (!from.includes(this.status)) throw registrationDecided(this.status, actsOn(this.status));
    const isDecided = act === ReviewAct.Approve || act === ReviewAct.Reject;
    this.status = to;
    this.decidedAt = isDecided ? at : null;
    this.decidedBy = isDecided ? by : null;
    this.decisionReason = isDecided ? reason : null;
    if (act === ReviewAct.Reopen) this.returnedAt = at;
  }
}
