import type { Relation } from 'typeorm';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { KeptFile } from '../../../platform/files/kept-file';
import { ValueEntry } from '../outcomes/value-entry.entity';
import { Problem } from '../problems/problem.entity';
import { Project } from '../projects/project.entity';

/** What was attached to a problem, a value or a project: one of them is named, and of a problem’s and a value’s the organization is theirs. */
@Entity({ schema: 'innovation', name: 'files' })
@Unique('files_problem_id_hash_key', ['problemId', 'hash'])
@Unique('files_entry_id_hash_key', ['entryId', 'hash'])
@Unique('files_project_id_hash_key', ['projectId', 'hash'])
@Unique('files_key_key', ['key'])
@Index(['organizationId'])
@Check('files_owner_check', 'num_nonnulls(problem_id, entry_id, project_id) = 1')
export class AttachedFile extends KeptFile {
  @Column({ type: 'uuid', nullable: true })
  problemId: string | null;

  @ManyToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem> | null;

  @Column({ type: 'uuid', nullable: true })
  entryId: string | null;

  @ManyToOne(() => ValueEntry, { onDelete: 'CASCADE' })
  @JoinColumn()
  entry: Relation<ValueEntry> | null;

  @Column({ type: 'uuid', nullable: true })
  projectId: string | null;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project> | null;

  /** Of a project: whether all members see it, or who works on the project alone. */
  @Column({ type: 'boolean', default: false })
  forMembers: boolean;

  /** SHA-256 of its content, in hexadecimal: the same file is attached once. */
  @Column({ type: 'char', length: 64 })
  hash: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
