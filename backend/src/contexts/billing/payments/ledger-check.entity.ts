import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How many rows of each kind a check has looked at. */
export interface LedgerCounts {
  payments: number;
  transitions: number;
  invoices: number;
  periods: number;
  notes: number;
}

/** One check of the whole ledger. One runs at a time. */
@Entity({ schema: 'billing', name: 'ledger_checks' })
@Index(['startedAt'])
@Index('ledger_checks_running_key', { synchronize: false })
export class LedgerCheck {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** As the audit names them. */
  @Column('text')
  startedBy: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt: Date | null;

  /** `null` until it has ended, and where it was given up. */
  @Column({ type: 'jsonb', nullable: true })
  counted: LedgerCounts | null;

  @Column({ type: 'integer', default: 0 })
  faultCount: number;

  /** The first of them. */
  @Column({ type: 'jsonb', default: [] })
  faults: string[];
}
