import type { Relation } from 'typeorm';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { connectionDecided } from '../membership.errors';
import { Organization } from '../organizations/organization.entity';
import { ConnectionStatus } from './connection.enums';

/** A request of one organization to be connected with another, and what became of it. */
@Entity({ schema: 'membership', name: 'connections' })
@Index('connections_pair_idx', { synchronize: false })
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

  private decide(status: ConnectionStatus, now: Date): void {
    if (this.status !== ConnectionStatus.Pending) throw connectionDecided(this.status);
    this.status = status;
    this.decidedAt = now;
  }
}
