import type { Relation } from 'typeorm';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { connectionDecided, notConnected } from '../membership.errors';
import { Organization } from '../organizations/organization.entity';
import { ConnectionStatus, ConnectionSubject } from './connection.enums';

/** A request of one organization to be connected with another, and what became of it. */
@Entity({ schema: 'membership', name: 'connections' })
@Index('connections_pair_idx', { synchronize: false })
@Index('connections_declined_idx', { synchronize: false })
@Check('connections_about_check', `num_nulls(about_kind, about_id, about_title) in (0, 3)`)
export class Connection {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  fromId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'from_id' })
  from: Relation<Organization>;

  @Index()
  @Column('uuid')
  toId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'to_id' })
  to: Relation<Organization>;

  /** The person who asked. */
  @Column('uuid')
  requestedBy: string;

  @Column('text')
  note: string;

  @Column({ type: 'enum', enum: ConnectionStatus, enumName: 'connection_status', default: ConnectionStatus.Pending })
  status: ConnectionStatus;

  /** Why it was declined. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** When an accepted one was removed. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** What the request is about, if anything, and what that was called when it was asked. */
  @Column({ type: 'enum', enum: ConnectionSubject, enumName: 'connection_subject', nullable: true })
  aboutKind: ConnectionSubject | null;

  @Column({ type: 'uuid', nullable: true })
  aboutId: string | null;

  @Column({ type: 'text', nullable: true })
  aboutTitle: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  accept(now: Date): void {
    this.decide(ConnectionStatus.Accepted, now);
  }

  decline(reason: string, now: Date): void {
    this.decide(ConnectionStatus.Declined, now);
    this.reason = reason;
  }

  withdraw(now: Date): void {
    this.decide(ConnectionStatus.Withdrawn, now);
  }

  remove(now: Date): void {
    if (this.status !== ConnectionStatus.Accepted) throw notConnected();
    this.status = ConnectionStatus.Removed;
    this.endedAt = now;
  }

  private decide(status: ConnectionStatus, now: Date): void {
    if (this.status !== ConnectionStatus.Pending) throw connectionDecided(this.status);
    this.status = status;
    this.decidedAt = now;
  }
}
