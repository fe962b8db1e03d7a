import type { Relation } from 'typeorm';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Organization } from '../organizations/organization.entity';
import { ConversationSubject } from './conversation.enums';

/** Messages between people of two organizations, or of one. */
@Entity({ schema: 'membership', name: 'conversations' })
@Check('conversations_other_check', 'other_id <> organization_id')
@Check('conversations_about_check', 'num_nulls(about_kind, about_id, about_title) in (0, 3)')
export class Conversation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Of who began it. */
  @Index()
  @Column('uuid')
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization>;

  /** The other one; none inside one. */
  @Index()
  @Column({ type: 'uuid', nullable: true })
  otherId: string | null;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'other_id' })
  other: Relation<Organization> | null;

  /** The same of conversations between the same people for the same organizations about the same. */
  @Index()
  @Column({ type: 'char', length: 64 })
  key: string;

  @Column({ type: 'enum', enum: ConversationSubject, enumName: 'conversation_subject', nullable: true })
  aboutKind: ConversationSubject | null;

  @Column({ type: 'uuid', nullable: true })
  aboutId: string | null;

  /** What it was called when the conversation began. */
  @Column({ type: 'text', nullable: true })
  aboutTitle: string | null;

  /** How many messages there are, which is the number of the last one. */
  @Column({ type: 'integer', default: 0 })
  messages: number;

  @Column('timestamptz')
  startedAt: Date;
}
