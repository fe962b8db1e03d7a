import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AdminRole } from '../accounts/admin-account.entity';

/** To help run the alliance, for who has a mailed link. */
@Entity({ schema: 'admin', name: 'invitations' })
@Index('invitations_waiting_key', ['email'], { unique: true, where: 'ended_at is null' })
export class AdminInvitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  email: string;

  @Column('text')
  role: AdminRole;

  @Column('uuid')
  invitedBy: string;

  @Column({ type: 'timestamptz', precision: 3 })
  sentAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date;

  /** Accepted, or taken back. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt: Date | null;
}
