import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { day } from '../../../platform/clock/durations';
import type { WrittenMail } from '../../../platform/mail/mail';
import type { DeliveryFailure } from './delivery-failure';
import { MessageStanding, MessageStatus, TryOutcome } from './message.enums';

const threeDays = 3 * day;
/** Of a message that waits for days the newest tries are kept. */
const mostTries = 50;

/** What a server answered, as often as it did so without another answer between. */
interface DeliveryTry {
  outcome: TryOutcome;
  answer: string;
  times: number;
  firstAt: string;
  lastAt: string;
}

/** One mail to one person, from the wish to send it to what has become of it. */
@Entity({ schema: 'notifications', name: 'messages' })
@Index(['about', 'queuedAt'])
@Index(['toAddress', 'queuedAt'])
@Index('messages_waiting_idx', ['queuedAt'], { where: `state = 'queued'` })
@Index('messages_queued_at_id_idx', ['queuedAt', 'id'])
@Index('messages_state_idx', ['state', 'queuedAt', 'id'])
@Index('messages_template_idx', ['template', 'queuedAt', 'id'])
@Index('messages_recipient_idx', { synchronize: false })
@Index('messages_named_idx', ['namedPersonId'], { where: 'named_person_id is not null' })
@Index('messages_all_named_idx', { synchronize: false })
@Index('messages_resends_idx', ['resendOf'], { where: 'resend_of is not null' })
@Index('messages_kept_idx', { synchronize: false })
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

  @Column({ type: 'enum', enum: MessageStanding, enumName: 'message_state', default: MessageStanding.Queued })
  state: MessageStanding;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Whether the server has put off this very message, rather than being away for all. */
  @Column({ type: 'boolean', default: false })
  deferred: boolean;

  /** What the server answered when it last did not take the message. */
  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  /** Oldest first. */
  @Column({ type: 'jsonb', default: [] })
  tries: DeliveryTry[];

  /** A process is sending it, and has until then to say what became of it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  claimedUntil: Date | null;

  /** Quiet hours of who gets it end then: nothing sends it before. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  heldUntil: Date | null;

  /** The values of the template, encrypted; gone some weeks after the message has left the queue. */
  @Column({ type: 'bytea', nullable: true })
  sealedValues: Buffer | null;

  /** Kept when the message was caught instead of sent. */
  @Column({ type: 'text', nullable: true })
  html: string | null;

  @Column({ type: 'text', nullable: true })
  text: string | null;

  /** Whom it names beside its recipient: what it says goes with their account. */
  @Column({ type: 'uuid', nullable: true })
  namedPersonId: string | null;

  /** The same of a digest, for all of its lines. */
  @Column({ type: 'uuid', array: true, nullable: true })
  namedPersonIds: string[] | null;

  /** The first message of those that say the same again. */
  @Column({ type: 'uuid', nullable: true })
  resendOf: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  queuedAt: Date;

  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** Whether it failed before because the server was away; then others wait as well. */
  get waitedForServer(): boolean {
    return this.attempts > 0 && !this.deferred;
  }

  get status(): MessageStatus {
    if (this.state === MessageStanding.Queued && this.deferred) return MessageStatus.Deferred;
    return this.state as string as MessageStatus;
  }

  sent(answer: string, now: Date, outcome = TryOutcome.Taken): void {
    this.tried(outcome, answer, now);
    this.state = MessageStanding.Sent;
    this.sentAt = now;
    this.lastError = null;
  }

  caught(mail: WrittenMail, now: Date): void {
    this.sent('Kept on this machine, as no mail server is configured.', now, TryOutcome.Caught);
    this.html = mail.html;
    this.text = mail.text;
  }

  /** A final refusal ends it at once, everything else after three days. */
  notTaken({ kind, answer }: DeliveryFailure, now: Date): void {
    this.tried(kind as TryOutcome, answer, now);
    this.deferred = kind === 'deferred';
    this.lastError = answer;
    if (kind === 'bounced') this.state = MessageStanding.Bounced;
    else if (kind === 'refused' || now.getTime() - this.queuedAt.getTime() > threeDays)
      this.state = MessageStanding.Failed;
  }

  /** Its address gets no mail. */
  suppressed(): void {
    this.claimedUntil = null;
    this.state = MessageStanding.Suppressed;
  }

  /** Somebody has ended it during the try: what has not left stays, and what it said is gone. */
  endedAs(state: MessageStanding): void {
    if (state !== MessageStanding.Stopped) return;
    if (this.state === MessageStanding.Queued) this.state = state;
    this.html = null;
    this.text = null;
  }

  /** The columns that a try changes. */
  get outcome() {
    const { state, attempts, deferred, lastError, tries, claimedUntil, html, text, sentAt } = this;
    return { state, attempts, deferred, lastError, tries, claimedUntil, html, text, sentAt };
  }

  private tried(outcome: TryOutcome, answer: string, now: Date): void {
    this.attempts += 1;
    this.claimedUntil = null;
    const at = now.toISOString();
    const last = this.tries.at(-1);
    const again = last?.outcome === outcome && last.answer === answer;
    const newest = again
      ? { ...last, times: last.times + 1, lastAt: at }
      : { outcome, answer, times: 1, firstAt: at, lastAt: at };
    this.tries = [...(again ? this.tries.slice(0, -1) : this.tries), newest].slice(-mostTries);
  }
}
