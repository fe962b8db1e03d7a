import type { Relation } from 'typeorm';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SolutionProposal } from './solution-proposal.entity';

/** A text of a proposal that another one has taken the place of. */
@Entity({ schema: 'innovation', name: 'proposal_versions' })
export class ProposalVersion {
  @PrimaryColumn('uuid')
  proposalId: string;

  @ManyToOne(() => SolutionProposal, { onDelete: 'CASCADE' })
  @JoinColumn()
  proposal: Relation<SolutionProposal>;

  /** From 1 on. */
  @PrimaryColumn('int')
  number: number;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** The person who wrote it; null where that was not kept yet. */
  @Column('uuid', { nullable: true })
  authorId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  writtenAt: Date;
}
