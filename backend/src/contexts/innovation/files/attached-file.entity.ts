import type { Relation } from 'typeorm';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { ValueEntry } from '../outcomes/value-entry.entity';
import { Problem } from '../problems/problem.entity';
import { Project } from '../projects/project.entity';

/** What was attached to a problem, a value or a project: one of them is named. Its content is in the store, under `key`. */
@Entity({ schema: 'innovation', name: 'files' })
@Unique('files_problem_id_hash_key', ['problemId', 'hash'])
@Unique('files_entry_id_hash_key', ['entryId', 'hash'])
@Unique('files_project_id_hash_key', ['projectId', 'hash'])
@Unique('files_key_key', ['key'])
@Check('files_owner_check', 'num_nonnulls(problem_id, entry_id, project_id) = 1')
export class AttachedFile {
  @PrimaryGeneratedColumn('uuid')
  id: string;

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

  /** For which organization it was attached, whose storage it takes: of a problem's and a value's, whose that is. */
  @Column('uuid')
  organizationId: string;

  /** Of a project: whether all members see it, or who works on the project alone. */
  @Column({ type: 'boolean', default: false })
  forMembers: boolean;

  /** Where the store has it. */
  @Column('text')
  key: string;

  @Column('text')
  name: string;

  /** Media type, as its content shows it. */
  @Column('text')
  type: string;

  @Column('integer')
  bytes: number;

  /** SHA-256 of its content, in hexadecimal: the same file is attached once. */
  @Column({ type: 'char', length: 64 })
  hash: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
