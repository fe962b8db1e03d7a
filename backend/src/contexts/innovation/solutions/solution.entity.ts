import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { changedFields } from '../changed-fields';
import { Category, SolutionStatus, TechnologyType } from '../innovation.enums';
import { editedMeanwhile, solutionNotDraft, statusNotAllowed } from '../innovation.errors';

/** What of a solution is written by people. */
type SolutionContent = Pick<
  Solution,
  'title' | 'description' | 'category' | 'technologyType' | 'readinessLevel' | 'tags'
>;

/** What an organization offers. A draft is seen by its organization alone. */
@Entity({ schema: 'innovation', name: 'solutions' })
@Index(['createdAt', 'id'])
@Index('solutions_by_readiness_idx', ['readinessLevel', 'createdAt', 'id'])
@Index(['organizationId', 'createdAt'])
@Index('solutions_facets_idx', ['category', 'technologyType', 'readinessLevel', 'status', 'organizationId'])
@Index('solutions_submitter_idx', ['submitterId'], { where: 'submitter_id is not null' })
@Index(['publishedAt'])
@Index('solutions_organization_id_published_at_idx', ['organizationId', 'publishedAt'])
@Check('solutions_readiness_level_check', 'readiness_level between 1 and 9')
export class Solution {
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

  @Column({ type: 'enum', enum: TechnologyType, enumName: 'technology_type', nullable: true })
  technologyType: TechnologyType | null;

  /** Technology readiness, 1 to 9. */
  @Column({ type: 'smallint', default: 1 })
  readinessLevel: number;

  @Column({ type: 'enum', enum: SolutionStatus, enumName: 'solution_status', default: SolutionStatus.Draft })
  status: SolutionStatus;

  @Column({ type: 'text', array: true, default: [] })
  tags: string[];

  /** Counted up with each edit: who has read an older one is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  publishedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  /** Throws `solution_not_draft`. */
  publish(now: Date): void {
    if (this.status !== SolutionStatus.Draft) throw solutionNotDraft(this.status);
    this.status = SolutionStatus.Published;
    this.publishedAt = now;
  }

  /** Makes it a draft again; throws `status_not_allowed` when it is none that could be taken back. */
  withdraw(): void {
    if (this.status !== SolutionStatus.Published) throw statusNotAllowed('solution', this.status, []);
    this.status = SolutionStatus.Draft;
    this.publishedAt = null;
  }

  /** Writes it anew, as somebody who has read `revision` of it wants it, and answers which fields that changes. Throws `edited_meanwhile`. */
  edit(content: SolutionContent, revision: number): (keyof SolutionContent)[] {
    if (revision !== this.revision) throw editedMeanwhile();
    const changed = changedFields(this, content);
    if (changed.length === 0) return changed;
    Object.assign(this, content);
    this.revision += 1;
    return changed;
  }
}
