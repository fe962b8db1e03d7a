import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { alreadyAppealed, measureOver } from './communities.errors';
import { Community } from './community.entity';
import { MeasureKind } from './community.enums';
import { CommunityPost } from './community-post.entity';

/** What moderators did about a post or its author, why, and what became of it. */
@Entity({ schema: 'membership', name: 'community_measures' })
@Index('community_measures_ban_idx', ['communityId', 'userId'], {
  unique: true,
  where: `kind = 'ban' and ended_at is null`,
})
@Index('community_measures_hide_idx', ['postId'], { unique: true, where: `kind = 'hide' and ended_at is null` })
@Index('community_measures_appeals_idx', ['communityId', 'appealedAt'], {
  where: 'appealed_at is not null and appeal_answered_at is null',
})
@Index(['userId', 'takenAt'])
@Index(['communityId', 'takenAt', 'id'])
@Index(['takenAt', 'id'])
export class CommunityMeasure {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  communityId: string;

  @ManyToOne(() => Community, { onDelete: 'CASCADE' })
  @JoinColumn()
  community: Relation<Community>;

  @Column({ type: 'enum', enum: MeasureKind, enumName: 'community_measure_kind' })
  kind: MeasureKind;

  /** Whom it concerns. */
  @Column('uuid')
  userId: string;

  /** What it is about; absent once it is deleted. */
  @Column({ type: 'uuid', nullable: true })
  postId: string | null;

  @ManyToOne(() => CommunityPost, { onDelete: 'SET NULL' })
  @JoinColumn()
  post: Relation<CommunityPost> | null;

  @Column('text')
  reason: string;

  @Column('uuid')
  takenBy: string;

  /** Whether it was taken by those who run the alliance, and not by a moderator. */
  @Column({ type: 'boolean', default: false })
  byAlliance: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  takenAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt: Date | null;

  /** What whom it concerns has against it. */
  @Column({ type: 'text', nullable: true })
  appeal: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  appealedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  appealAnswer: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  appealAnsweredAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  appealAnsweredBy: string | null;

  /** Once. Throws `measure_over` or `already_appealed`. */
  appealWith(text: string, now: Date): void {
    if (this.endedAt) throw measureOver();
    if (this.appealedAt) throw alreadyAppealed();
    this.appeal = text;
    this.appealedAt = now;
  }

  /** Throws `measure_over` where nobody waits for an answer any more. */
  answerAppeal(isGranted: boolean, answer: string, by: string, now: Date): void {
    if (!this.appealedAt || this.appealAnsweredAt) throw measureOver();
    this.appealAnswer = answer;
    this.appealAnsweredAt = now;
    this.appealAnsweredBy = by;
    if (isGranted) this.endedAt ??= now;
  }

  /** Grants an appeal that waits, with the same words. Throws `measure_over`. */
  lift(words: string, by: string, now: Date): void {
    if (this.endedAt) throw measureOver();
    if (this.appealedAt && !this.appealAnsweredAt) this.answerAppeal(true, words, by, now);
    this.endedAt = now;
  }
}
