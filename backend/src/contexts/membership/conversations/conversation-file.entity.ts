import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { KeptFile } from '../../../platform/files/kept-file';
import { Conversation } from './conversation.entity';
import { DirectMessage } from './direct-message.entity';

/** What goes with a message; until it is sent, with what somebody is writing. */
@Entity({ schema: 'membership', name: 'conversation_files' })
@Unique('conversation_files_key_key', ['key'])
@Index(['organizationId'])
@Index('conversation_files_unsent_idx', ['attachedAt'], { where: 'message_id is null' })
export class ConversationFile extends KeptFile {
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

  @Column({ type: 'timestamptz', precision: 3 })
  attachedAt: Date;
}
