import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One line of the append-only record; `hash` chains it to the one before (see the migration). */
@Entity({ schema: 'platform', name: 'audit_events' })
export class AuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  /** What was done, e.g. `session.opened`. */
  @Column('text')
  action: string;

  /** Who did it: `member:<id>`, `admin:<id>`, `system`, or `visitor`. */
  @Column('text')
  actor: string;

  /** What it was done to, e.g. `organization:<id>`. */
  @Index()
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  @Column({ type: 'jsonb', default: {} })
  details: Record<string, unknown>;

  @Column({ type: 'bytea', nullable: true })
  hash: Buffer | null;
}
