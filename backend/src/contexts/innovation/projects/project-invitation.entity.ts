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
import { Project } from './project.entity';

/** The lead of a project asks another organization to work on it; one for a project and an organization. */
@Entity({ schema: 'innovation', name: 'project_invitations' })
@Unique(['projectId', 'organizationId'])
@Index('project_invitations_waiting_idx', ['organizationId', 'createdAt'], { where: 'accepted is null' })
@Check('project_invitations_answered_check', '(accepted is null) = (answered_at is null)')
export class ProjectInvitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  /** Who is asked. */
  @Column('uuid')
  organizationId: string;

  /** As what. */
  @Column({ type: 'text', nullable: true })
  role: string | null;

  /** Null while it waits for an answer. */
  @Column({ type: 'boolean', nullable: true })
  accepted: boolean | null;

  /** Why it was declined; nobody has to say so. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  answeredAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
