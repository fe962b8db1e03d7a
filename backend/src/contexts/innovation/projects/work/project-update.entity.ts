import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { editedMeanwhile } from '../../innovation.errors';
import { Project } from '../project.entity';

/** What an organization of a project tells all members of how it goes. */
@Entity({ schema: 'innovation', name: 'project_updates' })
@Index('project_updates_project_idx', ['projectId', 'createdAt', 'id'])
export class ProjectUpdate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  @Index()
  @Column('uuid')
  organizationId: string;

  /** The person who has written it. */
  @Column('uuid')
  personId: string;

  /** As Markdown. */
  @Column('text')
  text: string;

  /** Counted up as its words change: who has read an older one is told. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  editedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Answers whether that changes it; throws `edited_meanwhile` to who has read another `revision`. */
  edit(text: string, revision: number, now: Date): boolean {
    if (revision !== this.revision) throw editedMeanwhile();
    if (text === this.text) return false;
    Object.assign(this, { text, editedAt: now, revision: revision + 1 });
    return true;
  }
}
