import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../accounts/user.entity';
import { teamRequestDecided } from '../membership.errors';
import { Organization } from '../organizations/organization.entity';
import { TeamJoinRequestStatus } from './join-request.enums';

/** Somebody whose address is at a proven domain of an organization asks to belong to it. */
@Entity({ schema: 'membership', name: 'team_join_requests' })
@Index('team_join_requests_open_idx', { synchronize: false })
@Index(['organizationId', 'askedAt'])
@Index(['userId'])
export class TeamJoinRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization>;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user: Relation<User>;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({
    type: 'enum',
    enum: TeamJoinRequestStatus,
    enumName: 'team_join_request_status',
    default: TeamJoinRequestStatus.Pending,
  })
  status: TeamJoinRequestStatus;

  @Column('timestamptz')
  askedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;

  /** Why it was declined. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Throws `team_request_decided`. */
  decide(status: TeamJoinRequestStatus, by: string, at: Date, reason: string | null = null): void {
    if (this.status !== TeamJoinRequestStatus.Pending) throw teamRequestDecided();
    this.status = status;
    this.decidedBy = by;
    this.decidedAt = at;
    this.reason = reason;
  }
}
