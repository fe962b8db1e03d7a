import type { Relation } from 'typeorm';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Problem } from '../problems/problem.entity';
import { Solution } from '../solutions/solution.entity';

/** A person watches a problem or a solution: they hear when its status changes. */
@Entity({ schema: 'innovation', name: 'watches' })
@Unique(['problemId', 'userId'])
@Unique(['solutionId', 'userId'])
@Index(['userId', 'createdAt', 'id'])
@Index('watches_changed_idx', ['userId', 'changedAt'], { where: 'changed_at is not null' })
@Check('watches_thing_check', 'num_nonnulls(problem_id, solution_id) = 1')
export class Watch {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column({ type: 'uuid', nullable: true })
  problemId: string | null;

  @ManyToOne(() => Problem, { onDelete: 'CASCADE' })
  @JoinColumn()
  problem: Relation<Problem> | null;

  @Column({ type: 'uuid', nullable: true })
  solutionId: string | null;

  @ManyToOne(() => Solution, { onDelete: 'CASCADE' })
  @JoinColumn()
  solution: Relation<Solution> | null;

  /** The one that the person has seen, or was told of. */
  @Column('text')
  knownStatus: string;

  /** When it came to have another; absent while there is nothing to tell. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  changedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
