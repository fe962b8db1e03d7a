import type { Relation } from 'typeorm';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ChangeKind } from '../innovation.enums';
import { Problem } from '../problems/problem.entity';
import { Project } from '../projects/project.entity';
import { Solution } from '../solutions/solution.entity';

/** What has happened to a problem, a solution or a project: one of them is named. */
@Entity({ schema: 'innovation', name: 'changes' })
@Index('changes_problem_idx', ['problemId', 'createdAt', 'id'])
@Index('changes_solution_idx', ['solutionId', 'createdAt', 'id'])
@Index('changes_project_idx', ['projectId', 'createdAt', 'id'], { where: 'project_id is not null' })
@Check('changes_subject_check', 'num_nonnulls(problem_id, solution_id, project_id) = 1')
export class Change {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid', nullable: true })
  problemId: string | null;

  @ManyToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem> | null;

  @Column({ type: 'uuid', nullable: true })
  solutionId: string | null;

  @ManyToOne(() => Solution, { onDelete: 'CASCADE' })
  @JoinColumn()
  solution: Relation<Solution> | null;

  @Column({ type: 'uuid', nullable: true })
  projectId: string | null;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project> | null;

  @Column({ type: 'enum', enum: ChangeKind, enumName: 'change_kind' })
  kind: ChangeKind;

  /** Where it stood before, and since: of a change of status or phase, or of the day by which proposals are answered. */
  @Column({ type: 'text', nullable: true })
  fromStatus: string | null;

  @Column({ type: 'text', nullable: true })
  toStatus: string | null;

  /** Why, in the words of who did it. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Of a project: the partner, milestone, item of a gate, amount or file that it was about, as it was called then. */
  @Column({ type: 'text', nullable: true })
  about: string | null;

  /** Which fields were edited. */
  @Column({ type: 'text', array: true, default: [] })
  fields: string[];

  /** The person who did it. */
  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  /** Of a project: the organization for which they did it. */
  @Index()
  @Column({ type: 'uuid', nullable: true })
  organizationId: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
