import type { Relation } from 'typeorm';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Evaluation } from './evaluation.entity';
import type { Criterion } from './rubric';

/** By what the proposals to a problem are judged: the rubric in force, and those that it has taken the place of. */
@Entity({ schema: 'innovation', name: 'rubric_versions' })
export class RubricVersion {
  @PrimaryColumn('uuid')
  problemId: string;

  @ManyToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'problem_id' })
  evaluation: Relation<Evaluation>;

  /** From 1 on. */
  @PrimaryColumn('int')
  version: number;

  @Column('jsonb')
  criteria: Criterion[];

  /** The person who wrote it last. */
  @Column('uuid')
  authorId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  writtenAt: Date;
}
