import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Community } from './community.entity';

/** A discussion. It has the id of the post that opens it, in which its title stands. */
@Entity({ schema: 'membership', name: 'community_threads' })
@Index('community_threads_shown_idx', ['communityId', 'lastActivityAt', 'id'], {
  where: 'hidden_at is null and pinned_at is null',
})
@Index('community_threads_pinned_idx', ['communityId', 'pinnedAt'], {
  where: 'hidden_at is null and pinned_at is not null',
})
export class CommunityThread {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  communityId: string;

  @ManyToOne(() => Community, { onDelete: 'CASCADE' })
  @JoinColumn()
  community: Relation<Community>;

  /** Above the others since then. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  pinnedAt: Date | null;

  /** Nobody replies since then. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lockedAt: Date | null;

  /** As its opening post: kept by a trigger, like the two below. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  hiddenAt: Date | null;

  /** Those that are shown. */
  @Column({ type: 'integer', default: 0 })
  replies: number;

  @Column({ type: 'timestamptz', precision: 3 })
  lastActivityAt: Date;
}
