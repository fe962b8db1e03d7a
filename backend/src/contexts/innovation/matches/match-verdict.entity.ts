import type { Relation } from 'typeorm';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Verdict, VerdictReason } from '../innovation.enums';
import { Problem } from '../problems/problem.entity';
import { Solution } from '../solutions/solution.entity';

/** What an organization has said about a solution's fit to a problem. One at a time. */
@Entity({ schema: 'innovation', name: 'match_verdicts' })
@Unique(['organizationId', 'problemId', 'solutionId'])
@Index(['organizationId', 'createdAt'])
@Index(['solutionId', 'organizationId'])
@Index('match_verdicts_saved_idx', ['organizationId', 'createdAt', 'id', 'solutionId'], { where: "verdict = 'saved'" })
export class MatchVerdict {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  @Index()
  @Column('uuid')
  problemId: string;

  @ManyToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem>;

  @Column('uuid')
  solutionId: string;

  @ManyToOne(() => Solution, { onDelete: 'CASCADE' })
  @JoinColumn()
  solution: Relation<Solution>;

  @Column({ type: 'enum', enum: Verdict, enumName: 'verdict' })
  verdict: Verdict;

  /** Why it is not relevant. */
  @Column({ type: 'enum', enum: VerdictReason, enumName: 'verdict_reason', nullable: true })
  reason: VerdictReason | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
