import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Community } from './community.entity';
import { CommunityRole } from './community.enums';

/** Somebody who takes part in a community. What they may do there the three flags say; the role is what they are called. */
@Entity({ schema: 'membership', name: 'community_members' })
@Index(['communityId', 'joinedAt', 'userId'])
@Index('community_members_staff_idx', ['communityId'], { where: 'can_moderate or can_manage' })
export class CommunityMember {
  @PrimaryColumn('uuid')
  communityId: string;

  @ManyToOne(() => Community, { onDelete: 'CASCADE' })
  @JoinColumn()
  community: Relation<Community>;

  @Index()
  @PrimaryColumn('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  /** For which organization they have joined. */
  @Index()
  @Column('uuid')
  organizationId: string;

  @Column({ type: 'enum', enum: CommunityRole, enumName: 'community_role', default: CommunityRole.Member })
  role: CommunityRole;

  @Column({ type: 'boolean', default: true })
  canPost: boolean;

  @Column({ type: 'boolean', default: false })
  canModerate: boolean;

  @Column({ type: 'boolean', default: false })
  canManage: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  joinedAt: Date;

  /** What was written until then is no news to them. */
  @Column({ type: 'timestamptz', precision: 3 })
  readAt: Date;

  /** When they wrote last. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastActiveAt: Date | null;

  /** Posts of theirs that are shown: kept by a trigger. */
  @Column({ type: 'integer', default: 0 })
  contributions: number;
}
