import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ProposalStatus } from '../innovation.enums';
import { proposalDecided } from '../innovation.errors';
import { Problem } from '../problems/problem.entity';
import { Solution } from '../solutions/solution.entity';

/** A solution offered to the owner of a problem. At most one for a pair is pending or accepted. */
@Entity({ schema: 'innovation', name: 'solution_proposals' })
@Index(['organizationId', 'createdAt'])
@Index(['problemOrganizationId', 'createdAt'])
@Index('solution_proposals_standing_key', { synchronize: false })
@Index('solution_proposals_accepted_idx', ['organizationId', 'decidedAt'], { where: `status = 'accepted'` })
@Index('solution_proposals_accepted_for_idx', ['problemOrganizationId', 'decidedAt'], { where: `status = 'accepted'` })
@Index(['problemId', 'createdAt', 'id'])
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

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'enum', enum: ProposalStatus, enumName: 'proposal_status', default: ProposalStatus.Pending })
  status: ProposalStatus;

  /** The answer of the problem's owner, in words. */
  @Column({ type: 'text', nullable: true })
  feedback: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;

  /** Ends the proposal one way or another; throws `proposal_decided` when it has ended before. */
  end(as: Exclude<ProposalStatus, ProposalStatus.Pending>, feedback: string | null, now: Date): void {
    if (this.status !== ProposalStatus.Pending) throw proposalDecided(this.status);
    this.status = as;
    this.feedback = feedback;
    this.decidedAt = now;
  }
}
