import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ReportGround } from './community.enums';
import { CommunityPost } from './community-post.entity';

/** Somebody has told the moderators of a post. */
@Entity({ schema: 'membership', name: 'community_reports' })
@Index('community_reports_open_idx', ['postId', 'reporterId'], { unique: true, where: 'resolved_at is null' })
@Index('community_reports_queue_idx', ['communityId', 'reportedAt'], { where: 'resolved_at is null' })
export class CommunityReport {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  communityId: string;

  @Index()
  @Column('uuid')
  postId: string;

  @ManyToOne(() => CommunityPost, { onDelete: 'CASCADE' })
  @JoinColumn()
  post: Relation<CommunityPost>;

  @Column('uuid')
  reporterId: string;

  @Column({ type: 'enum', enum: ReportGround, enumName: 'report_ground' })
  ground: ReportGround;

  @Column('text')
  note: string;

  /** What the post said then; nothing of it once the report is resolved. */
  @Column({ type: 'text', nullable: true })
  text: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  reportedAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  resolvedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  resolvedBy: string | null;
}
