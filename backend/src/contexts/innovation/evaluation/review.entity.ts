import type { Relation } from 'typeorm';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Excuse } from '../innovation.enums';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import type { Mark } from './rubric';

/**
 * What a reviewer has to do with a proposal: their score, the newest one, or why they give none. It stays when the reviewer is
 * removed, and counts again when they come back.
 */
@Entity({ schema: 'innovation', name: 'reviews' })
@Index(['problemId'])
@Check(
  'reviews_score_check',
  'num_nonnulls(rubric_version, proposal_version, marks, scored_at) in (0, 4) and (marks is not null or excuse is not null)',
)
export class Review {
  @PrimaryColumn('uuid')
  proposalId: string;

  @ManyToOne(() => SolutionProposal, { onDelete: 'CASCADE' })
  @JoinColumn()
  proposal: Relation<SolutionProposal>;

  @PrimaryColumn('uuid')
  personId: string;

  /** What the proposal is for. */
  @Column('uuid')
  problemId: string;

  /** By which version of the rubric it was scored. */
  @Column({ type: 'int', nullable: true })
  rubricVersion: number | null;

  /** Which version of the proposal was read. */
  @Column({ type: 'int', nullable: true })
  proposalVersion: number | null;

  /** One for each criterion of that rubric. */
  @Column({ type: 'jsonb', nullable: true })
  marks: Mark[] | null;

  @Column({ type: 'text', nullable: true })
  comment: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  scoredAt: Date | null;

  /** Why the reviewer gives no score: their own word, or that of who leads. */
  @Column({ type: 'enum', enum: Excuse, enumName: 'excuse', nullable: true })
  excuse: Excuse | null;

  /** The same in words. */
  @Column({ type: 'text', nullable: true })
  excuseReason: string | null;

  /** The person who said so. */
  @Column({ type: 'uuid', nullable: true })
  excusedBy: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  excusedAt: Date | null;
}
