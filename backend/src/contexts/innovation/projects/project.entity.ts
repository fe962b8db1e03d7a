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
import { type FieldProblem, invalidField, refuseWrong } from '../../../platform/http/domain-error';
import { changedFields } from '../changed-fields';
import { Category, ProjectPhase, ProjectStatus } from '../innovation.enums';
import { editedMeanwhile, statusNotAllowed } from '../innovation.errors';
import { Problem } from '../problems/problem.entity';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import { Solution } from '../solutions/solution.entity';
import { missingAt, nextPhase, previousPhase, type Ticked } from './phases/gates';
import { nextStatusesOf, statusOnEntering } from './phases/statuses';
import { gateIncomplete, phaseNotAllowed, spendKeepsCurrency } from './project.errors';

/** What of a project its lead writes. */
type ProjectContent = Pick<
  Project,
  | 'name'
  | 'description'
  | 'progress'
  | 'budgetMinor'
  | 'budgetCurrency'
  | 'budgetUsdMinor'
  | 'startDate'
  | 'estimatedCompletion'
>;

/** Where its lead may take it: one step forward, or one back. While it is on hold, nowhere. */
export const nextPhasesOf = (phase: ProjectPhase, status: ProjectStatus): ProjectPhase[] =>
  status === ProjectStatus.OnHold ? [] : [nextPhase(phase), previousPhase(phase)].filter((one) => one !== undefined);

/** Organizations that turn a problem and a solution into something on the market. */
@Entity({ schema: 'innovation', name: 'projects' })
@Index(['createdAt', 'id'])
@Index('projects_facets_idx', ['phase', 'category', 'status', 'startYear', 'leadOrganizationId'])
@Index('projects_starter_idx', { synchronize: false })
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

  /** The accepted one that it came of; of one comes one project. */
  @Index({ unique: true })
  @Column({ type: 'uuid', nullable: true })
  proposalId: string | null;

  @ManyToOne(() => SolutionProposal, { onDelete: 'SET NULL' })
  @JoinColumn()
  proposal: Relation<SolutionProposal> | null;

  @Index()
  @Column('uuid')
  leadOrganizationId: string;

  /** Who started it, once another organization leads it. */
  @Column({ type: 'uuid', nullable: true })
  startedByOrganizationId: string | null;

  @Column({ type: 'enum', enum: ProjectPhase, enumName: 'project_phase', default: ProjectPhase.Planning })
  phase: ProjectPhase;

  /** Since when it is in its phase; the database keeps it where nobody says it. */
  @Column({ type: 'timestamptz', precision: 3 })
  phaseSince: Date;

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

  /** In US cents, at the rate stored when it was set. */
  @Column({ type: 'bigint', nullable: true })
  budgetUsdMinor: string | null;

  /** In minor units of its currency. */
  @Column({ type: 'bigint', nullable: true })
  estimatedValueMinor: string | null;

  @Column({ type: 'char', length: 3, nullable: true })
  estimatedValueCurrency: string | null;

  /** In US cents, at the rate stored when it was set. */
  @Column({ type: 'bigint', nullable: true })
  estimatedValueUsdMinor: string | null;

  @Column({ type: 'date', nullable: true })
  startDate: string | null;

  /** The year of it, which the database keeps. */
  @Column({ type: 'smallint', nullable: true, insert: false, update: false })
  startYear: number | null;

  @Column({ type: 'date', nullable: true })
  estimatedCompletion: string | null;

  @Column({ type: 'date', nullable: true })
  actualCompletion: string | null;

  /** What was spent of the budget, in minor units of its currency: the sum of its entries. */
  @Column({ type: 'bigint', default: '0' })
  spentMinor: string;

  /** Counted up with each change of its text, phase or status: who has read an older one is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  /**
   * Takes it to another phase, as somebody who has read `revision` of it wants it: forward through a gate of which all is `ticked`, or
   * back for a `reason`, to go there as it does or, as before, otherwise. Throws `edited_meanwhile`, `phase_not_allowed`,
   * `gate_incomplete`, `status_not_allowed` or `invalid_input`.
   */
  moveTo(
    phase: ProjectPhase,
    {
      revision,
      ticked,
      reason,
      status,
      today,
    }: { revision: number; ticked: readonly Ticked[]; reason?: string; status?: ProjectStatus; today: string },
  ): void {
    if (revision !== this.revision) throw editedMeanwhile();
    const allowed = nextPhasesOf(this.phase, this.status);
    if (!allowed.includes(phase)) throw phaseNotAllowed(this.phase, allowed);
    const ahead = nextPhase(this.phase);
    if (phase === ahead) {
      const missing = missingAt(ahead, ticked);
      if (missing.length > 0) throw gateIncomplete(phase, missing);
      if (status) throw invalidField('status', 'Say how it goes once it is there');
    } else if (!reason) throw invalidField('reason', 'Say why it goes back');
    const as = statusOnEntering(phase, status ?? this.status);
    if (status && as !== status) throw statusNotAllowed('project', status, [as, ...nextStatusesOf(phase, as)]);
    this.phase = phase;
    this.goesAs(as);
    this.actualCompletion = phase === ProjectPhase.Deployed ? today : null;
  }

  /** Says how it goes. Throws `edited_meanwhile` or `status_not_allowed`. */
  changeStatus(status: ProjectStatus, revision: number): void {
    if (revision !== this.revision) throw editedMeanwhile();
    const allowed = nextStatusesOf(this.phase, this.status);
    if (!allowed.includes(status)) throw statusNotAllowed('project', this.status, allowed);
    this.goesAs(status);
  }

  /** What is completed is all there. */
  private goesAs(status: ProjectStatus): void {
    this.status = status;
    if (status === ProjectStatus.Completed) this.progress = 100;
    this.revision += 1;
  }

  /**
   * Writes it anew, as somebody who has read `revision` of it wants it, and answers which fields that changes. Throws `edited_meanwhile`,
   * `spend_keeps_currency`, or `invalid_input` for days that it cannot begin or be completed on.
   */
  edit(content: ProjectContent, revision: number): (keyof ProjectContent)[] {
    if (revision !== this.revision) throw editedMeanwhile();
    const { startDate, estimatedCompletion, budgetCurrency } = content;
    refuseWrong(wrongDays({ startDate, estimatedCompletion }));
    if (this.budgetCurrency && budgetCurrency !== this.budgetCurrency && this.spentMinor !== '0')
      throw spendKeepsCurrency(this.budgetCurrency);
    const changed = changedFields<ProjectContent>(this, content);
    if (changed.length === 0) return changed;
    Object.assign(this, content);
    this.revision += 1;
    return changed;
  }
}

/** What is wrong with the days on which a project begins and is to be completed. */
export function wrongDays(days: { startDate?: string | null; estimatedCompletion?: string | null }): FieldProblem[] {
  const { startDate, estimatedCompletion } = days;
  const wrong = (['startDate', 'estimatedCompletion'] as const)
    .filter((field) => isOutside(days[field]))
    .map((field) => ({ field, message: 'Choose a day from 2020 to 2049' }));
  if (wrong.length === 0 && startDate && estimatedCompletion && estimatedCompletion < startDate)
    return [{ field: 'estimatedCompletion', message: 'It is completed no earlier than it begins' }];
  return wrong;
}

const isOutside = (day?: string | null) => Boolean(day && (day < '2020-01-01' || day > '2049-12-31'));
