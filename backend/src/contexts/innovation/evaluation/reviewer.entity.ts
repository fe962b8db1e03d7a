import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Evaluation } from './evaluation.entity';

/** Somebody of a problem's organization who scores its proposals. */
@Entity({ schema: 'innovation', name: 'reviewers' })
export class Reviewer {
  @PrimaryColumn('uuid')
  problemId: string;

  @ManyToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'problem_id' })
  evaluation: Relation<Evaluation>;

  @Index()
  @PrimaryColumn('uuid')
  personId: string;

  /** The person who has asked them. */
  @Column('uuid')
  addedBy: string;

  @Column({ type: 'timestamptz', precision: 3 })
  addedAt: Date;
}
