import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Organization } from '../organizations/organization.entity';
import { Conversation } from './conversation.entity';

/** Somebody who is in a conversation, for the organization that they belong to. The row goes when they leave that. */
@Entity({ schema: 'membership', name: 'conversation_people' })
@Index('conversation_people_list_idx', { synchronize: false })
@Index('conversation_people_unread_idx', ['personId'], { where: 'unread > 0' })
@Index('conversation_people_tell_idx', ['tellAt'], { where: 'tell_at is not null' })
export class ConversationPerson {
  @PrimaryColumn('uuid')
  conversationId: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn()
  conversation: Relation<Conversation>;

  @PrimaryColumn('uuid')
  personId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  person: Relation<User>;

  @Index()
  @Column('uuid')
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization>;

  /** Up to which message they have read. */
  @Column({ type: 'integer', default: 0 })
  read: number;

  /** How many they have not; the sum is never counted. */
  @Column({ type: 'integer', default: 0 })
  unread: number;

  /** When the last message came: in this order they are listed. */
  @Column({ type: 'timestamptz', precision: 3 })
  lastAt: Date;

  /** What they are writing. */
  @Column({ type: 'text', default: '' })
  draft: string;

  /** When they are to be told by mail that something waits, unless they read it before. */
  @Column({ type: 'timestamptz', nullable: true })
  tellAt: Date | null;

  /** When they were told, and have not read it since. */
  @Column({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;
}
