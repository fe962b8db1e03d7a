import { isDeepStrictEqual } from 'node:util';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { editedMeanwhile } from '../../../platform/http/problems';
import {
  type DirectoryField,
  type FieldVisibility,
  MembershipTier,
  OrganizationOpening,
  OrganizationProof,
  OrganizationType,
} from './organization.enums';

@Entity({ schema: 'membership', name: 'organizations' })
@Index('organizations_name_idx', { synchronize: false })
@Index('organizations_name_parts_idx', { synchronize: false })
@Index('organizations_suspended_idx', { synchronize: false })
@Index('organizations_awaiting_review_idx', ['id'], { where: 'awaits_review' })
@Check('organizations_merged_into_another_check', 'merged_into_id <> id')
export class Organization {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'enum', enum: OrganizationType, enumName: 'organization_type' })
  type: OrganizationType;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ type: 'text', nullable: true })
  logoUrl: string | null;

  /** Set by a subscription alone. */
  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier', default: MembershipTier.Free })
  membershipTier: MembershipTier;

  /** What the organization asked for; a wish, until a subscription grants it. */
  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier', nullable: true })
  requestedTier: MembershipTier | null;

  /** Until then the organization has the requested tier on trial. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  trialEndsAt: Date | null;

  /** ISO 3166-1 alpha-2. */
  @Column({ type: 'varchar', length: 2, nullable: true })
  country: string | null;

  @Column({ type: 'text', nullable: true })
  city: string | null;

  /** What it looks for, in its own words. */
  @Column({ type: 'text', nullable: true })
  seeks: string | null;

  /** What others may get from it, in its own words. */
  @Column({ type: 'text', nullable: true })
  offers: string | null;

  /** Of the areas that registration offers. */
  @Column({ type: 'text', array: true, default: [] })
  interests: string[];

  @Column({
    type: 'enum',
    enum: OrganizationOpening,
    enumName: 'organization_opening',
    array: true,
    default: [],
  })
  openTo: OrganizationOpening[];

  /** What others see of its fields, where it chose other than the default. */
  @Column({ type: 'jsonb', default: {} })
  visibility: Partial<Record<DirectoryField, FieldVisibility>>;

  /** A stored picture. */
  @Column({ type: 'uuid', nullable: true })
  logoId: string | null;

  /** Counted up with each edit of its profile: who has read an older one is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  @Column({ type: 'timestamptz', nullable: true })
  verifiedAt: Date | null;

  @Column({
    type: 'enum',
    enum: OrganizationProof,
    enumName: 'organization_proof',
    nullable: true,
  })
  verifiedBy: OrganizationProof | null;

  /** Since when a super admin features it in the directory. */
  @Column({ type: 'timestamptz', nullable: true })
  featuredAt: Date | null;

  /** Whether somebody has proved to be of it; kept by a trigger. Until then nobody else hears of it. */
  @Column({ type: 'boolean', default: false })
  isConfirmed: boolean;

  /** Whether a payment of its own has ever taken effect. */
  @Column({ type: 'boolean', default: false })
  hasPaid: boolean;

  /** Whether its registration is deleted; kept by a trigger. */
  @Column({ type: 'boolean', default: false })
  isDiscarded: boolean;

  /** Since when those who run the alliance let nobody write for it, nor find it. */
  @Column({ type: 'timestamptz', nullable: true })
  suspendedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  suspensionReason: string | null;

  /** Whether its people may only read until its registration was approved. */
  @Column({ type: 'boolean', default: false })
  awaitsReview: boolean;

  /** When it left the alliance. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  /** Which one it became a part of, as the two were the same. It has left then. */
  @Index('organizations_merged_into_id_idx', { where: 'merged_into_id is not null' })
  @Column({ type: 'uuid', nullable: true })
  mergedIntoId: string | null;

  @ManyToOne(() => Organization, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'merged_into_id', foreignKeyConstraintName: 'organizations_merged_into_id_fkey' })
  mergedInto: Relation<Organization> | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /**
   * Describes it as somebody who has read `revision` wants it, and answers what that changes, as it was and as it is. Under another
   * name the alliance has verified nobody. Throws `edited_meanwhile`.
   */
  describe(profile: Partial<OrganizationProfile>, revision: number): ProfileChange {
    if (revision !== this.revision) throw editedMeanwhile();
    const changed = (Object.keys(profile) as (keyof OrganizationProfile)[]).filter(
      (field) => profile[field] !== undefined && !isDeepStrictEqual(profile[field], this[field]),
    );
    const taken = (from: Partial<OrganizationProfile>) =>
      Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<OrganizationProfile>;
    const change: ProfileChange = { before: taken(this), after: taken(profile) };
    if (changed.includes('name') && this.verifiedBy === OrganizationProof.SuperAdmin) {
      change.before.verifiedBy = this.verifiedBy;
      change.after.verifiedBy = null;
      this.verifiedAt = null;
    }
    if (changed.length > 0) Object.assign(this, change.after, { revision: this.revision + 1 });
    return change;
  }
}

/** What an organization says of itself. */
type OrganizationProfile = Pick<
  Organization,
  'name' | 'description' | 'website' | 'country' | 'city' | 'seeks' | 'offers' | 'interests' | 'openTo' | 'visibility'
>;

/** Named by another name it is verified by the alliance no more. */
type Described = Partial<OrganizationProfile & Pick<Organization, 'verifiedBy'>>;

interface ProfileChange {
  before: Described;
  after: Described;
}
