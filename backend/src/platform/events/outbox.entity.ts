import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'platform', name: 'outbox_events' })
export class OutboxEvent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  type: string;

  @Column('jsonb')
  payload: Record<string, unknown>;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  occurredAt: Date;
}

/** What one reaction has made of one event. */
@Entity({ schema: 'platform', name: 'event_deliveries' })
@Index('event_deliveries_waiting_idx', ['eventId'], { where: 'done_at is null' })
export class EventDelivery {
  @PrimaryColumn('uuid')
  eventId: string;

  @PrimaryColumn('text')
  reaction: string;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;
}
