import type { Relation } from 'typeorm';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Organization } from '../organizations/organization.entity';

/** Somebody takes no messages from a person, or from anybody of an organization, and writes them none. */
@Entity({ schema: 'membership', name: 'message_blocks' })
@Unique('message_blocks_person_key', ['personId', 'blockedPersonId'])
@Unique('message_blocks_organization_key', ['personId', 'organizationId'])
@Check('message_blocks_whom_check', 'num_nonnulls(blocked_person_id, organization_id) = 1')
export class MessageBlock {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  personId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  person: Relation<User>;

  @Index()
  @Column({ type: 'uuid', nullable: true })
  blockedPersonId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocked_person_id' })
  blockedPerson: Relation<User> | null;

  @Index()
  @Column({ type: 'uuid', nullable: true })
  organizationId: string | null;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn()
  organization: Relation<Organization> | null;

  @Column('timestamptz')
  blockedAt: Date;
}
