import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Organization } from '../organizations/organization.entity';
import { SupportState } from './support.enums';

/** Something that a member asks the alliance for help with, until one of both closes it. */
@Entity({ schema: 'membership', name: 'support_tickets' })
@Index('support_tickets_person_idx', { synchronize: false })
@Index('support_tickets_changed_idx', { synchronize: false })
@Index('support_tickets_state_idx', { synchronize: false })
export class SupportTicket {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  personId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  person: Relation<User>;

  /** For which they wrote; none where they belong to none. */
  @Column({ type: 'uuid', nullable: true })
  organizationId: string | null;

  @ManyToOne(() => Organization, { onDelete: 'SET NULL' })
  @JoinColumn()
  organization: Relation<Organization> | null;

  /** Of that organization, as it was shown when they wrote. */
  @Column({ type: 'text', nullable: true })
  memberId: string | null;

  @Column('text')
  subject: string;

  /** The path of the page on which they asked for help. */
  @Column({ type: 'text', nullable: true })
  page: string | null;

  @Column({ type: 'enum', enum: SupportState, enumName: 'support_state', default: SupportState.Open })
  state: SupportState;

  @Column('timestamptz')
  openedAt: Date;

  /** When something was written last, or the state was changed. */
  @Column({ type: 'timestamptz', precision: 3 })
  changedAt: Date;
}
