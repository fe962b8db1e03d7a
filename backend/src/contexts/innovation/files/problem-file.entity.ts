import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Problem } from '../problems/problem.entity';

/** What an organization shows with a problem: a drawing, figures, a report. Its content is in the store, under `key`. */
@Entity({ schema: 'innovation', name: 'problem_files' })
@Unique('problem_files_problem_id_hash_key', ['problemId', 'hash'])
@Unique('problem_files_key_key', ['key'])
export class ProblemFile {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  problemId: string;

  @ManyToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem>;

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

  /** SHA-256 of its content, in hexadecimal: a problem has the same file once. */
  @Column({ type: 'char', length: 64 })
  hash: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
