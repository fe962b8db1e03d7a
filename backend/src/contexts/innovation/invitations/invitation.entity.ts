import type { Relation } from 'typeorm';
import {
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

/** The owner of a problem asks another organization to propose its solution. One for a problem and an organization. */
@Entity({ schema: 'innovation', name: 'proposal_invitations' })
@Unique(['problemId', 'invitedOrganizationId'])
@Index(['invitedOrganizationId', 'createdAt'])
@Index('proposal_invitations_waiting_idx', ['createdAt'], { where: 'lapsed_at is null and declined_at is null' })
export class Invitation {
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

  /** Who invites: the organization of the problem. */
  @Index()
  @Column('uuid')
  organizationId: string;

  /** Who is invited: the organization of the solution. */
  @Column('uuid')
  invitedOrganizationId: string;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** When the invited organization said that it does not fit. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  declinedAt: Date | null;

  /** When who has invited was told that first. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  toldAt: Date | null;

  /** When it had waited long enough. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lapsedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
