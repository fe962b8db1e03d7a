import type { Relation } from 'typeorm';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Conversation } from './conversation.entity';

/** What somebody has written in a conversation. It is not changed; the operators may take it away. */
@Entity({ schema: 'membership', name: 'direct_messages' })
@Unique(['conversationId', 'number'])
export class DirectMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  conversationId: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn()
  conversation: Relation<Conversation>;

  /** From one up, in the order in which they came. */
  @Column('integer')
  number: number;

  @Column('uuid')
  authorId: string;

  /** As Markdown. */
  @Column('text')
  text: string;

  @Column({ type: 'timestamptz', precision: 3 })
  sentAt: Date;

  /** When the operators have taken it away. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}
