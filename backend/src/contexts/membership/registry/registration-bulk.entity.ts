import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { BulkAct } from './bulk.enums';

/** One act on many registrations, done one after another by a job. */
@Entity({ schema: 'membership', name: 'registration_bulks' })
export class RegistrationBulk {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'enum', enum: BulkAct, enumName: 'registration_bulk_act' })
  act: BulkAct;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column('boolean')
  announced: boolean;

  /** A super admin. */
  @Column('uuid')
  startedBy: string;

  @Column('timestamptz')
  startedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** When a super admin ended it before it was done. */
  @Column({ type: 'timestamptz', nullable: true })
  stoppedAt: Date | null;
}

/** One of the registrations that were chosen when it was started. */
@Entity({ schema: 'membership', name: 'registration_bulk_items' })
@Index('registration_bulk_items_waiting_idx', { synchronize: false })
export class RegistrationBulkItem {
  @ManyToOne(() => RegistrationBulk, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bulk_id', foreignKeyConstraintName: 'registration_bulk_items_bulk_id_fkey' })
  bulk?: RegistrationBulk;

  @PrimaryColumn('uuid')
  bulkId: string;

  @PrimaryColumn('text')
  registrationId: string;

  @Column({ type: 'boolean', default: false })
  isDone: boolean;

  /** What kept it from being done, in words. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  /** Whether that is no failure: somebody had decided on it before its turn came. */
  @Column({ type: 'boolean', default: false })
  wasDecided: boolean;
}
