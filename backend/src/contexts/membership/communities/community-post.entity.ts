import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { editedMeanwhile } from '../../../platform/http/problems';
import { CommunityThread } from './community-thread.entity';

/** What somebody has written: the opening of a discussion, or a reply. */
@Entity({ schema: 'membership', name: 'community_posts' })
@Index(['threadId', 'createdAt', 'id'])
@Index(['authorId', 'createdAt'])
export class CommunityPost {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  communityId: string;

  /** Its own id, where it opens the discussion. */
  @Column('uuid')
  threadId: string;

  @ManyToOne(() => CommunityThread, { onDelete: 'CASCADE' })
  @JoinColumn()
  thread: Relation<CommunityThread>;

  /** Of the opening one. */
  @Column({ type: 'text', nullable: true })
  title: string | null;

  @Column('text')
  text: string;

  @Column('uuid')
  authorId: string;

  /** For which organization it was written. */
  @Index()
  @Column('uuid')
  organizationId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  editedAt: Date | null;

  /** Since when moderators show it to its author alone. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  hiddenAt: Date | null;

  /** Counted up as its words change: who has read older ones is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  get opens(): boolean {
    return this.id === this.threadId;
  }

  /** Throws `edited_meanwhile` to who has read another `revision`. */
  edit({ title, text, revision }: { title?: string; text: string; revision: number }, now: Date): void {
    if (revision !== this.revision) throw editedMeanwhile();
    const next = this.opens ? (title ?? this.title) : null;
    if (text === this.text && next === this.title) return;
    this.text = text;
    this.title = next;
    this.editedAt = now;
    this.revision += 1;
  }
}
