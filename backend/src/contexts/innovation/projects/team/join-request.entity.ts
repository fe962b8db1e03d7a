import type { Relation } from 'typeorm';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { JoinRequestStatus } from '../../innovation.enums';
import { Project } from '../project.entity';
import { joinRequestDecided } from '../project.errors';

/** An organization asks to work on a project; its lead answers. */
@Entity({ schema: 'innovation', name: 'join_requests' })
@Index('join_requests_pending_idx', ['projectId', 'organizationId'], { unique: true, where: `status = 'pending'` })
@Index('join_requests_project_idx', ['projectId', 'createdAt', 'id'])
@Check('join_requests_decided_check', `(status = 'pending') = (decided_at is null)`)
export class JoinRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  projectId: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  @JoinColumn()
  project: Relation<Project>;

  @Column('uuid')
  organizationId: string;

  /** The person who asks for it. */
  @Column('uuid')
  personId: string;

  /** What it wants to be in the project. */
  @Column('text')
  role: string;

  /** What it brings, in its own words. */
  @Column('text')
  message: string;

  @Column({
    type: 'enum',
    enum: JoinRequestStatus,
    enumName: 'join_request_status',
    default: JoinRequestStatus.Pending,
  })
  status: JoinRequestStatus;

  /** Why it was declined. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Throws `join_request_decided`. */
  end(status: Exclude<JoinRequestStatus, JoinRequestStatus.Pending>, at: Date, reason: string | null = null): void {
    if (this.status !== JoinRequestStatus.Pending) throw joinRequestDecided(this.status);
    this.status = status;
    this.decidedAt = at;
    this.reason = reason;
  }
}
