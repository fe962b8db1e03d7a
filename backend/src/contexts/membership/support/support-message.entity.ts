import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SupportTicket } from './support-ticket.entity';

/** What one of both has written. */
@Entity({ schema: 'membership', name: 'support_messages' })
@Index('support_messages_ticket_idx', ['ticketId', 'writtenAt', 'id'])
export class SupportMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  ticketId: string;

  @ManyToOne(() => SupportTicket, { onDelete: 'CASCADE' })
  @JoinColumn()
  ticket: Relation<SupportTicket>;

  /** Whether the alliance has written it, and not the person. */
  @Column('boolean')
  isAnswer: boolean;

  @Column('text')
  text: string;

  @Column('timestamptz')
  writtenAt: Date;
}
