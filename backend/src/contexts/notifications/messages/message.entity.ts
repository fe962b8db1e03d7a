import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { day } from '../../../platform/clock/durations';
import type { MessageState } from '../../../platform/mail/mail';
import type { RenderedMail } from '../templates/templates';
import type { DeliveryFailure } from './delivery-failure';

const threeDays = 3 * day;

/** One mail to one person, from the wish to send it to what has become of it. */
@Entity({ schema: 'notifications', name: 'messages' })
@Index(['about', 'queuedAt'])
@Index(['toAddress', 'queuedAt'])
@Index('messages_waiting_idx', ['queuedAt'], { where: `state = 'queued'` })
export class Message {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  template: string;

  @Column('text')
  toName: string;

  @Column('text')
  toAddress: string;

  @Column({ type: 'text', nullable: true })
  about: string | null;

  @Column('text')
  subject: string;

  @Column({ type: 'enum', enum: ['queued', 'sent', 'failed'], enumName: 'message_state', default: 'queued' })
  state: MessageState;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Whether the server has put off this very message, rather than being away for all. */
  @Column({ type: 'boolean', default: false })
  deferred: boolean;

  /** What the server answered when it last did not take the message. */
  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  /** A process is sending it, and has until then to say what became of it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  claimedUntil: Date | null;

  /** The values of the template, encrypted; gone once the message is sent. */
  @Column({ type: 'bytea', nullable: true })
  sealedValues: Buffer | null;

  /** Kept when the message was caught instead of sent. */
  @Column({ type: 'text', nullable: true })
  html: string | null;

  @Column({ type: 'text', nullable: true })
  text: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  queuedAt: Date;

  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** Whether it failed before because the server was away; then others wait as well. */
  get waitedForServer(): boolean {
    return this.attempts > 0 && !this.deferred;
  }

  sent(now: Date): void {
    this.attempts += 1;
    this.claimedUntil = null;
    this.state = 'sent';
    this.sentAt = now;
    this.lastError = null;
    this.sealedValues = null;
  }

  caught(mail: RenderedMail, now: Date): void {
    this.sent(now);
    this.html = mail.html;
    this.text = mail.text;
  }

  /** A final refusal ends it at once, everything else after three days. */
  notTaken(failure: DeliveryFailure, now: Date): void {
    this.attempts += 1;
    this.claimedUntil = null;
    this.deferred = failure.kind === 'deferred';
    this.lastError = failure.answer;
    if (failure.kind === 'refused' || now.getTime() - this.queuedAt.getTime() > threeDays) this.state = 'failed';
  }
}
