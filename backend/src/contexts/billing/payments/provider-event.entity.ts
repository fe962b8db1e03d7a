import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type ProviderEventKind, providerEventKinds } from '../providers/payment-provider';
import { type ProviderEventState, providerEventStates } from './payment.enums';

/** What a provider has told us, as it came, once. A hint: what follows from it is asked for. */
@Entity({ schema: 'billing', name: 'provider_events' })
@Index(['receivedAt', 'id'])
@Index(['state', 'receivedAt', 'id'])
@Index(['kind', 'receivedAt', 'id'])
export class ProviderEvent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  provider: string;

  /** Hash of the body; the provider gives its events no ids. */
  @Column('text', { unique: true })
  dedupeKey: string;

  @Column({ type: 'enum', enum: providerEventKinds, enumName: 'provider_event_kind' })
  kind: ProviderEventKind;

  /** The provider's own name of it. */
  @Column('text')
  name: string;

  @Index()
  @Column({ type: 'text', nullable: true })
  reference: string | null;

  @Column('text')
  raw: string;

  @Column({ type: 'enum', enum: providerEventStates, enumName: 'provider_event_state', default: 'received' })
  state: ProviderEventState;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  receivedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  processedAt: Date | null;
}
