import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { editedMeanwhile } from '../../../platform/http/problems';
import { MembershipTier } from '../organizations/organization.enums';
import type { CommunitySettings } from './communities.dto';
import { CommunityAccess, CommunityColor, CommunityImage } from './community.enums';

/** A standing group of people with the same kind of work, who discuss it. */
@Entity({ schema: 'membership', name: 'communities' })
export class Community {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** By which the search tells communities apart. */
  @Column({ type: 'integer', generated: 'identity', generatedIdentity: 'ALWAYS' })
  number: number;

  /** Its name in addresses. */
  @Index({ unique: true })
  @Column('text')
  slug: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column({ type: 'enum', enum: CommunityColor, enumName: 'community_color' })
  color: CommunityColor;

  @Column({ type: 'enum', enum: CommunityImage, enumName: 'community_image' })
  image: CommunityImage;

  @Column({ type: 'enum', enum: CommunityAccess, enumName: 'community_access' })
  accessLevel: CommunityAccess;

  /** Those alone whose organization is on one of these; all where it names none. */
  @Column({ type: 'enum', enum: MembershipTier, enumName: 'membership_tier', array: true, default: [] })
  membershipTiers: MembershipTier[];

  /** What is not active is seen by those alone who manage it. */
  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  /** Since when those who run the alliance let nobody write or join there; those who belong to it read on. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closedAt: Date | null;

  /** Why: those who belong to it read it. */
  @Column({ type: 'text', nullable: true })
  closedReason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Counted up as its settings change: who has read older ones is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** Throws `edited_meanwhile` to who has read another `revision`. */
  change({ revision, ...settings }: CommunitySettings): void {
    if (revision !== this.revision) throw editedMeanwhile();
    Object.assign(this, settings);
    this.revision += 1;
  }
}
