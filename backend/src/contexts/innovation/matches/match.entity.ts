import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Problem } from '../problems/problem.entity';
import { Solution } from '../solutions/solution.entity';

/** A pair has no id of its own. */
export const ofPair = `md5(problem_id::text || solution_id)::uuid`;

/** A solution that was found to fit a problem when one of the two came; it ends with what is withdrawn. */
@Entity({ schema: 'innovation', name: 'matches' })
@Index('matches_found_idx', { synchronize: false })
@Index('matches_told_idx', ['foundAt', 'problemId', 'solutionId'], { where: 'percent >= 60' })
@Index('matches_told_for_problems_idx', ['problemOrganizationId', 'foundAt'], { where: 'percent >= 60' })
@Index('matches_told_for_solutions_idx', ['solutionOrganizationId', 'foundAt'], { where: 'percent >= 60' })
@Index('matches_best_for_problems_idx', ['problemOrganizationId', 'percent', 'foundAt', 'problemId', 'solutionId'])
@Index('matches_best_for_solutions_idx', ['solutionOrganizationId', 'percent', 'foundAt', 'problemId', 'solutionId'])
export class Match {
  @PrimaryColumn('uuid')
  problemId: string;

  @ManyToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem>;

  @Index()
  @PrimaryColumn('uuid')
  solutionId: string;

  @ManyToOne(() => Solution, { onDelete: 'CASCADE' })
  @JoinColumn()
  solution: Relation<Solution>;

  /** Whose the problem is; kept by a trigger, like the next. */
  @Column({ type: 'uuid', update: false })
  problemOrganizationId: string;

  @Column({ type: 'uuid', update: false })
  solutionOrganizationId: string;

  /** Which part of the text is matched. */
  @Column('smallint')
  percent: number;

  /** The words that make it, with their share in percent. */
  @Column({ type: 'jsonb', default: [] })
  words: { word: string; share: number }[];

  /** The heaviest words of the compared text that the other lacks. */
  @Column({ type: 'text', array: true, default: [] })
  missing: string[];

  @Column({ type: 'timestamptz', precision: 3 })
  foundAt: Date;
}
