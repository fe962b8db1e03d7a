import type { Relation } from 'typeorm';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { Category, ProjectPhase, ProjectStatus } from '../innovation.enums';
import { Problem } from '../problems/problem.entity';
import { Solution } from '../solutions/solution.entity';

/** Organizations that turn a problem and a solution into something on the market. */
@Entity({ schema: 'innovation', name: 'projects' })
@Index(['createdAt', 'id'])
@Check('projects_progress_check', 'progress between 0 and 100')
@Check('projects_budget_check', '(budget_minor is null) = (budget_currency is null)')
@Check('projects_estimated_value_check', '(estimated_value_minor is null) = (estimated_value_currency is null)')
export class Project {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'enum', enum: Category, enumName: 'category', nullable: true })
  category: Category | null;

  @Index()
  @Column({ type: 'uuid', nullable: true })
  problemId: string | null;

  @ManyToOne(() => Problem, { onDelete: 'SET NULL' })
  @JoinColumn()
  problem: Relation<Problem> | null;

  @Index()
  @Column({ type: 'uuid', nullable: true })
  solutionId: string | null;

  @ManyToOne(() => Solution, { onDelete: 'SET NULL' })
  @JoinColumn()
  solution: Relation<Solution> | null;

  @Index()
  @Column('uuid')
  leadOrganizationId: string;

  @Column({ type: 'enum', enum: ProjectPhase, enumName: 'project_phase', default: ProjectPhase.Planning })
  phase: ProjectPhase;

  @Column({ type: 'enum', enum: ProjectStatus, enumName: 'project_status', default: ProjectStatus.Planning })
  status: ProjectStatus;

  /** Percent. */
  @Column({ type: 'smallint', nullable: true })
  progress: number | null;

  /** In minor units of its currency. */
  @Column({ type: 'bigint', nullable: true })
  budgetMinor: string | null;

  @Column({ type: 'char', length: 3, nullable: true })
  budgetCurrency: string | null;

  /** In minor units of its currency. */
  @Column({ type: 'bigint', nullable: true })
  estimatedValueMinor: string | null;

  @Column({ type: 'char', length: 3, nullable: true })
  estimatedValueCurrency: string | null;

  @Column({ type: 'date', nullable: true })
  startDate: string | null;

  @Column({ type: 'date', nullable: true })
  estimatedCompletion: string | null;

  @Column({ type: 'date', nullable: true })
  actualCompletion: string | null;

  @Column({ type: 'jsonb', default: {} })
  successMetrics: Record<string, unknown>;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;
}
