import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Community } from './community.entity';

/** Who has this address may join a community, also one that is for those alone who are invited. It goes when they join. */
@Entity({ schema: 'membership', name: 'community_invitations' })
@Index(['communityId', 'email'], { unique: true })
@Index(['email'])
export class CommunityInvitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  communityId: string;

  @ManyToOne(() => Community, { onDelete: 'CASCADE' })
  @JoinColumn()
  community: Relation<Community>;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('uuid')
  invitedBy: string;

  @Column({ type: 'timestamptz', precision: 3 })
  invitedAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date;
}
