import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ProposalStatus, SolutionStatus } from '../innovation.enums';
import { proposalAmended, proposalDecided, proposalNotDecided } from '../innovation.errors';
import { Problem } from '../problems/problem.entity';
import { Solution } from '../solutions/solution.entity';

export type Decision = ProposalStatus.Accepted | ProposalStatus.Declined;

/** What the owner of a problem answers with a decision. */
export interface Feedback {
  feedback?: string;
  strengths: string[];
  improvements: string[];
  /** Which version was read; whichever stands, where it is not said. */
  version?: number;
}

/** What a solution that was taken back is called where nobody knows what it was. */
export const takenBack = 'A solution that was taken back';

/** A solution offered to the owner of a problem. At most one for a pair is pending or accepted. */
@Entity({ schema: 'innovation', name: 'solution_proposals' })
@Index(['organizationId', 'createdAt'])
@Index(['problemOrganizationId', 'createdAt'])
@Index('solution_proposals_standing_key', { synchronize: false })
@Index('solution_proposals_accepted_made_idx', ['organizationId', 'decidedAt', 'id'], { where: `status = 'accepted'` })
@Index('solution_proposals_accepted_received_idx', ['problemOrganizationId', 'decidedAt', 'id'], {
  where: `status = 'accepted'`,
})
@Index(['problemId', 'createdAt', 'id'])
@Index(['problemId', 'organizationId'])
@Index('solution_proposals_made_idx', ['organizationId', 'status', 'createdAt', 'id'])
@Index('solution_proposals_to_score_idx', ['problemId', 'createdAt', 'id'], { where: `status = 'pending'` })
@Index('solution_proposals_owed_idx', { synchronize: false })
@Index('solution_proposals_due_idx', ['problemId', 'answerDueOn'], { where: `status = 'pending'` })
@Index('solution_proposals_remind_idx', ['remindOn', 'problemOrganizationId'], { where: `status = 'pending'` })
@Index('solution_proposals_answered_idx', ['problemOrganizationId', 'decidedAt', 'createdAt', 'answerDueOn'], {
  where: `status in ('accepted', 'declined') and answer_due_on is not null`,
})
export class SolutionProposal {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  problemId: string;

  @ManyToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem>;

  @Index()
  @Column('uuid')
  solutionId: string;

  @ManyToOne(() => Solution, { onDelete: 'CASCADE' })
  @JoinColumn()
  solution: Relation<Solution>;

  /** Who proposes: the organization of the solution. */
  @Column('uuid')
  organizationId: string;

  /** Whom it is proposed to: the organization of the problem. Kept by a trigger. */
  @Column({ type: 'uuid', insert: false, update: false })
  problemOrganizationId: string;

  /** What the solution was when it was proposed. Kept by a trigger; null where it had been taken back before this was kept. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  proposedTitle: string | null;

  @Column({ type: 'smallint', nullable: true, insert: false, update: false })
  proposedReadiness: number | null;

  @Column({ type: 'text', nullable: true, insert: false, update: false, select: false })
  proposedDescription: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Which version the note is, from 1 on. */
  @Column({ type: 'int', default: 1 })
  version: number;

  /** The person who wrote it; null where that was not kept yet. */
  @Column('uuid', { nullable: true })
  authorId: string | null;

  /** When it took the place of an earlier one. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  amendedAt: Date | null;

  @Column({ type: 'enum', enum: ProposalStatus, enumName: 'proposal_status', default: ProposalStatus.Pending })
  status: ProposalStatus;

  /** The answer of the problem's owner, in words. */
  @Column({ type: 'text', nullable: true })
  feedback: string | null;

  /** What was good about it, a line each; none where it was decided before they were asked for. */
  @Column({ type: 'text', array: true, default: [] })
  strengths: string[];

  /** What would make it better, a line each. */
  @Column({ type: 'text', array: true, default: [] })
  improvements: string[];

  /** Whether the answer has helped, as the proposing organization says; null while it has not said so. */
  @Column({ type: 'boolean', nullable: true })
  helpful: boolean | null;

  /** The same in words. */
  @Column({ type: 'text', nullable: true })
  helpfulNote: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;

  /** The day, in UTC, by which its proposer was promised an answer; null to one's own problem, and where it was decided before there was one. */
  @Column({ type: 'date', nullable: true })
  answerDueOn: string | null;

  /** The day of the next reminder while it waits; null when there is none any more. */
  @Column({ type: 'date', nullable: true })
  remindOn: string | null;

  /** What the problem's owner reads as the title of its solution: of one that was taken back, what it was. */
  titleOf({ status, title }: Pick<Solution, 'status' | 'title'>): string {
    return status === SolutionStatus.Draft ? (this.proposedTitle ?? takenBack) : title;
  }

  /**
   * Takes another note, written on a `version` of it, and answers the one that it takes the place of; nothing where it is the
   * same. Throws `proposal_decided` or, when another version stands, `proposal_amended`.
   */
  amend(note: string, version: number, authorId: string, now: Date) {
    if (this.status !== ProposalStatus.Pending) throw proposalDecided(this.status);
    if (version !== this.version) throw proposalAmended(this.version);
    if (note === this.note) return undefined;
    const { id: proposalId, createdAt, amendedAt } = this;
    const earlier = {
      proposalId,
      number: version,
      note: this.note,
      authorId: this.authorId,
      writtenAt: amendedAt ?? createdAt,
    };
    Object.assign(this, { note, version: version + 1, authorId, amendedAt: now });
    return earlier;
  }

  /** Throws `proposal_decided` when it has ended before or, when another version than the one that was read stands, `proposal_amended`. */
  decide(decision: Decision, { feedback, strengths, improvements, version = this.version }: Feedback, now: Date): void {
    if (this.status !== ProposalStatus.Pending) throw proposalDecided(this.status);
    if (version !== this.version) throw proposalAmended(this.version);
    this.end(decision, now);
    this.feedback = feedback || null;
    this.strengths = strengths;
    this.improvements = improvements;
  }

  /** Throws `proposal_decided` when it has ended before. */
  withdraw(now: Date): void {
    this.end(ProposalStatus.Withdrawn, now);
  }

  /** Says whether the answer has helped; a later word takes the place of an earlier one. Throws `proposal_not_decided`. */
  rate(helpful: boolean, note: string | null): void {
    if (!isDecision(this.status)) throw proposalNotDecided();
    this.helpful = helpful;
    this.helpfulNote = note;
  }

  private end(as: Exclude<ProposalStatus, ProposalStatus.Pending>, now: Date): void {
    if (this.status !== ProposalStatus.Pending) throw proposalDecided(this.status);
    this.status = as;
    this.decidedAt = now;
  }
}

const isDecision = (status: ProposalStatus): status is Decision =>
  status === ProposalStatus.Accepted || status === ProposalStatus.Declined;
