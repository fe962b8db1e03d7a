import type { Relation } from 'typeorm';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { MessageReportDecision, MessageReportReason } from './conversation.enums';
import { DirectMessage } from './direct-message.entity';

/** Somebody asks the operators to look at a message; each person once. */
@Entity({ schema: 'membership', name: 'message_reports' })
@Unique('message_reports_once_key', ['messageId', 'reportedBy'])
@Index('message_reports_open_idx', ['reportedAt', 'id'], { where: 'decided_at is null' })
@Index('message_reports_decided_idx', ['decidedAt', 'id'], { where: 'decided_at is not null' })
@Check('message_reports_decided_check', 'num_nulls(decision, decided_at, decided_by) in (0, 3)')
export class MessageReport {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  messageId: string;

  @ManyToOne(() => DirectMessage, { onDelete: 'CASCADE' })
  @JoinColumn()
  message: Relation<DirectMessage>;

  @Column('uuid')
  reportedBy: string;

  @Column({ type: 'enum', enum: MessageReportReason, enumName: 'message_report_reason' })
  reason: MessageReportReason;

  /** What the operators should know. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  reportedAt: Date;

  @Column({
    type: 'enum',
    enum: MessageReportDecision,
    enumName: 'message_report_decision',
    nullable: true,
  })
  decision: MessageReportDecision | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;

  /** Who runs the alliance and has decided. */
  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;
}
