import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Conversation } from './conversation.entity';
import { DirectMessage } from './direct-message.entity';

/** What goes with a message; until it is sent, with what somebody is writing. Its content is in the store, under `key`. */
@Entity({ schema: 'membership', name: 'conversation_files' })
@Unique('conversation_files_key_key', ['key'])
@Index('conversation_files_unsent_idx', ['attachedAt'], { where: 'message_id is null' })
export class ConversationFile {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  conversationId: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn()
  conversation: Relation<Conversation>;

  @Index()
  @Column({ type: 'uuid', nullable: true })
  messageId: string | null;

  @ManyToOne(() => DirectMessage, { onDelete: 'CASCADE' })
  @JoinColumn()
  message: Relation<DirectMessage> | null;

  @Column('uuid')
  attachedBy: string;

  /** Where the store has it. */
  @Column('text')
  key: string;

  @Column('text')
  name: string;

  /** Media type, as its content shows it. */
  @Column('text')
  type: string;

  @Column('integer')
  bytes: number;

  @Column({ type: 'timestamptz', precision: 3 })
  attachedAt: Date;
}
