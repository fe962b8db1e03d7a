import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Where the audit does not hold. */
export interface AuditFault {
  /** Of the line, or of the one before a gap; `null` where it is a signed head that does not fit. */
  eventId: string | null;
  why: string;
}

/** One reading of the whole audit. One runs at a time. */
@Entity({ schema: 'platform', name: 'audit_checks' })
@Index(['startedAt'])
@Index('audit_checks_running_key', { synchronize: false })
export class AuditCheck {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** As the audit names them. */
  @Column('text')
  startedBy: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt: Date | null;

  /** How many it has read so far. */
  @Column({ type: 'bigint', default: 0 })
  lines: string;

  @Column({ type: 'integer', default: 0 })
  faultCount: number;

  /** The first of them. */
  @Column({ type: 'jsonb', default: [] })
  faults: AuditFault[];
}
