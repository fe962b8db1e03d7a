import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { Category, ProblemStatus, Urgency } from '../innovation.enums';
import { problemNotOpen } from '../innovation.errors';

/** What an organization wants solved. */
@Entity({ schema: 'innovation', name: 'problems' })
@Index(['createdAt', 'id'])
@Index(['organizationId', 'createdAt'])
@Index('problems_facets_idx', ['category', 'urgency', 'status', 'organizationId'])
@Index('problems_submitter_idx', ['submitterId'], { where: 'submitter_id is not null' })
@Check('problems_estimated_value_check', `(estimated_value_minor is null) = (estimated_value_currency is null)`)
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

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  /** Throws `problem_not_open`. */
  takeProposal(): void {
    if (this.status !== ProblemStatus.Open) throw problemNotOpen(this.status);
  }

  /** Work has begun with the first accepted proposal. */
  begin(): void {
    if (this.status === ProblemStatus.Open) this.status = ProblemStatus.InProgress;
  }
}
