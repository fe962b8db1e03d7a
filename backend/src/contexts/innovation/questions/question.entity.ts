import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { editedMeanwhile, questionAnswered, questionHidden } from '../innovation.errors';
import { Problem } from '../problems/problem.entity';

/** What a member wants to know of a problem, with the answer of its organization. */
@Entity({ schema: 'innovation', name: 'questions' })
@Index('questions_in_order_idx', { synchronize: false })
@Index('questions_shown_idx', ['problemId', 'createdAt', 'id'], { where: 'hidden_at is null' })
@Index('questions_hidden_idx', ['problemId', 'askerId', 'createdAt', 'id'], { where: 'hidden_at is not null' })
@Index('questions_untold_idx', ['problemId', 'createdAt'], { where: 'not is_told' })
export class Question {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  problemId: string;

  @ManyToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem>;

  /** For which organization it is asked. */
  @Index()
  @Column('uuid')
  organizationId: string;

  /** The person who asks. */
  @Column('uuid')
  askerId: string;

  @Column('text')
  text: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  editedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  answeredAt: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  answerEditedAt: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  hiddenAt: Date | null;

  /** Why the problem's organization has hidden it. */
  @Column({ type: 'text', nullable: true })
  hiddenReason: string | null;

  /** Whether the problem's organization was mailed of it, or has seen it by itself. */
  @Column({ type: 'boolean', default: false })
  isTold: boolean;

  /** Counted up as its words or its answer's change: who has read an older one is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** Throws `question_answered`, or `edited_meanwhile` to who has read another `revision`. */
  edit(text: string, revision: number, now: Date): void {
    this.requireUnanswered();
    if (revision !== this.revision) throw editedMeanwhile();
    if (text === this.text) return;
    this.text = text;
    this.editedAt = now;
    this.revision += 1;
  }

  /** An answer would stand there without what it answers. Throws `question_answered`. */
  requireUnanswered(): void {
    if (this.answeredAt) throw questionAnswered();
  }

  /** The first answer, or other words for it, of somebody who has read `revision`. Throws `question_hidden` or `edited_meanwhile`. */
  takeAnswer(text: string, revision: number, now: Date): void {
    if (this.hiddenAt) throw questionHidden();
    if (revision !== this.revision) throw editedMeanwhile();
    if (text !== this.answer) this.revision += 1;
    if (!this.answeredAt) this.answeredAt = now;
    else if (text !== this.answer) this.answerEditedAt = now;
    this.answer = text;
    this.isTold = true;
  }

  hide(reason: string, now: Date): void {
    this.hiddenAt ??= now;
    this.hiddenReason = reason;
    this.isTold = true;
  }

  show(): void {
    this.hiddenAt = null;
    this.hiddenReason = null;
  }
}
