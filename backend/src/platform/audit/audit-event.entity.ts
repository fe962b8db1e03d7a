import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One line of the append-only record; `hash` chains it to the one sealed before (see the migrations). */
@Entity({ schema: 'platform', name: 'audit_events' })
@Index(['at', 'id'])
@Index(['actor', 'at', 'id'])
@Index('audit_events_action_at_id_idx', { synchronize: false })
@Index('audit_events_subject_at_id_idx', ['subject', 'at', 'id'])
@Index('audit_events_mark_key', ['mark'], { unique: true, where: 'mark is not null' })
@Index('audit_events_unsealed_idx', ['id'], { where: 'hash is null' })
@Index('audit_events_position_key', ['position'], { unique: true, where: 'position is not null' })
export class AuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  /** What was done, e.g. `session.opened`. */
  @Column('text')
  action: string;

  /** Who did it: `member:<id>`, `admin:<id>`, `system` or `visitor`. */
  @Column('text')
  actor: string;

  /** What it was done to, e.g. `organization:<id>`. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  /** With `before` and `after` where something was changed. */
  @Column({ type: 'jsonb', default: {} })
  details: Record<string, unknown>;

  /** The request or job that did it, as it stands in the log. */
  @Column({ type: 'text', nullable: true })
  request: string | null;

  /** By which the product knows its own lines: what others write has none, or one that does not fit. */
  @Column({ type: 'text', nullable: true })
  mark: string | null;

  /** Its place in the chain, from 1: the order of sealing. */
  @Column({ type: 'bigint', nullable: true })
  position: string | null;

  @Column({ type: 'bytea', nullable: true })
  hash: Buffer | null;
}
