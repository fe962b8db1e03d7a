import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { dayInWords } from '../../../platform/clock/day-in-words';
import { belongsTo } from '../../../platform/http/acting-organization';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { decideByLimits, usualDecideBy } from '../answers/answer-due';
import { changedFields } from '../changed-fields';
import { Category, ProblemStatus, Reward, Urgency } from '../innovation.enums';
import { editedMeanwhile, problemNotOpen, statusNotAllowed } from '../innovation.errors';

const { Draft, Open, InProgress, Solved, Closed, Withdrawn } = ProblemStatus;

/** Where its organization may take it from where it stands. In progress it comes by a proposal that is accepted. */
export const nextStatuses: Record<ProblemStatus, readonly ProblemStatus[]> = {
  [Draft]: [Open],
  [Open]: [Closed, Withdrawn],
  [InProgress]: [Open, Solved, Closed, Withdrawn],
  [Solved]: [Open],
  [Closed]: [Open],
  [Withdrawn]: [Open],
};

/** In which its text may be changed: what has ended is reopened first. */
export const editableStatuses: readonly ProblemStatus[] = [Draft, Open, InProgress];

/** In which its organization alone sees it; of a withdrawn one, also who has proposed to it. */
export const hiddenStatuses: readonly ProblemStatus[] = [Draft, Withdrawn];

/** What of a problem is written by people, and what follows from it. */
export type ProblemContent = Pick<
  Problem,
  | 'title'
  | 'description'
  | 'category'
  | 'urgency'
  | 'estimatedValueMinor'
  | 'estimatedValueCurrency'
  | 'estimatedValueUsdMinor'
  | 'tags'
  | 'successCriteria'
  | 'requiredReadiness'
  | 'regions'
  | 'budgetFromMinor'
  | 'budgetToMinor'
  | 'budgetCurrency'
  | 'rewards'
  | 'rewardNote'
  | 'decideBy'
>;

/** What an organization wants solved. */
@Entity({ schema: 'innovation', name: 'problems' })
@Index(['createdAt', 'id'])
@Index(['organizationId', 'createdAt'])
@Index('problems_facets_idx', ['category', 'urgency', 'status', 'organizationId'])
@Index('problems_submitter_idx', ['submitterId'], { where: 'submitter_id is not null' })
@Index('problems_hidden_idx', ['organizationId'], { where: `status in ('draft', 'withdrawn')` })
@Index('problems_of_organization_idx', ['organizationId', 'status'])
@Index('problems_by_value_idx', { synchronize: false })
@Index('problems_by_answer_day_idx', { synchronize: false })
@Index('problems_by_urgency_idx', { synchronize: false })
@Check('problems_decide_by_check', `status = 'draft' or decide_by is not null`)
@Check('problems_estimated_value_check', `(estimated_value_minor is null) = (estimated_value_currency is null)`)
@Check('problems_required_readiness_check', 'required_readiness between 1 and 9')
@Check('problems_budget_check', '(budget_currency is null) = (coalesce(budget_from_minor, budget_to_minor) is null)')
export class Problem {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Who submitted it. */
  @Column('uuid')
  organizationId: string;

  /** The person who did so for it. */
  @Column('uuid', { nullable: true })
  submitterId: string | null;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column({ type: 'enum', enum: Category, enumName: 'category', nullable: true })
  category: Category | null;

  @Column({ type: 'enum', enum: Urgency, enumName: 'urgency', nullable: true })
  urgency: Urgency | null;

  @Column({ type: 'enum', enum: ProblemStatus, enumName: 'problem_status', default: ProblemStatus.Open })
  status: ProblemStatus;

  /** In minor units of its currency. */
  @Column({ type: 'bigint', nullable: true })
  estimatedValueMinor: string | null;

  @Column({ type: 'char', length: 3, nullable: true })
  estimatedValueCurrency: string | null;

  /** In US cents, at the rate stored when the problem was submitted. */
  @Column({ type: 'bigint', nullable: true })
  estimatedValueUsdMinor: string | null;

  @Column({ type: 'text', array: true, default: [] })
  tags: string[];

  /** What must be true of a solution, as plain text. */
  @Column({ type: 'text', nullable: true })
  successCriteria: string | null;

  /** Technology readiness that a solution has at least, 1 to 9. */
  @Column({ type: 'smallint', nullable: true })
  requiredReadiness: number | null;

  /** Countries in which it must work, ISO 3166-1 alpha-2. */
  @Column({ type: 'text', array: true, default: [] })
  regions: string[];

  /** What is there to spend, in minor units of its currency: at least, and at most. */
  @Column({ type: 'bigint', nullable: true })
  budgetFromMinor: string | null;

  @Column({ type: 'bigint', nullable: true })
  budgetToMinor: string | null;

  @Column({ type: 'char', length: 3, nullable: true })
  budgetCurrency: string | null;

  /** What the winner gets. */
  @Column({ type: 'enum', enum: Reward, enumName: 'reward', array: true, default: [] })
  rewards: Reward[];

  @Column({ type: 'text', nullable: true })
  rewardNote: string | null;

  /** The day, in UTC, by which its proposals are answered. A draft need not say it; what was there before it was asked for got the usual one. */
  @Column({ type: 'date', nullable: true, default: () => 'innovation.usual_decide_by()' })
  decideBy: string | null;

  /** Counted up with each edit: who has read an older one is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** By which lists are ordered: since when it is there, of a submitted draft since then. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  /** Throws `problem_not_open`. */
  takeProposal(): void {
    if (this.status !== ProblemStatus.Open) throw problemNotOpen(this.status);
  }

  /** Whether the viewer sees it, proposals of theirs aside. */
  isSeenBy(viewer: Viewer): boolean {
    return !hiddenStatuses.includes(this.status) || belongsTo(viewer, this.organizationId);
  }

  /** Takes it where its organization wants it; throws `status_not_allowed`. */
  moveTo(status: ProblemStatus): void {
    const allowed = nextStatuses[this.status];
    if (!allowed.includes(status)) throw statusNotAllowed('problem', this.status, allowed);
    this.status = status;
  }

  /** Opens it again, with another day for answers where the one it had is over or too near. */
  reopen(today: string): void {
    this.moveTo(ProblemStatus.Open);
    if (!this.decideBy || this.decideBy < decideByLimits(today).first) this.decideBy = usualDecideBy(today);
  }

  /** Throws `status_not_allowed` when it has ended. */
  requireEditable(): void {
    if (!editableStatuses.includes(this.status))
      throw statusNotAllowed('problem', this.status, nextStatuses[this.status]);
  }

  /**
   * Writes it anew, as somebody who has read `revision` of it wants it, and answers which fields that changes. The day for answers
   * can be moved and, but of a draft, not taken away. Throws `edited_meanwhile`, `status_not_allowed` when it has ended, or
   * `invalid_input` for a day that cannot be chosen.
   */
  edit(form: ProblemContent, revision: number, today: string): (keyof ProblemContent)[] {
    this.requireEditable();
    if (revision !== this.revision) throw editedMeanwhile();
    const content = { ...form, decideBy: form.decideBy ?? (this.status === Draft ? null : this.decideBy) };
    if (content.decideBy !== this.decideBy) requireDecideBy(content.decideBy, today);
    const changed = changedFields<ProblemContent>(this, content);
    if (changed.length === 0) return changed;
    Object.assign(this, content);
    this.revision += 1;
    return changed;
  }

  /** Work has begun with the first accepted proposal. */
  begin(): void {
    if (this.status === ProblemStatus.Open) this.status = ProblemStatus.InProgress;
  }
}

/** Throws `invalid_input` for a day for answers that cannot be chosen today; without one there is nothing to say. */
export function requireDecideBy(decideBy: string | null, today: string): void {
  const { first, last } = decideByLimits(today);
  if (decideBy !== null && (decideBy < first || decideBy > last))
    throw invalidField('decideBy', `Choose a day from ${dayInWords(first)} to ${dayInWords(last)}`);
}
