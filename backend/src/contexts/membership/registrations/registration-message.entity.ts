import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { MembershipRegistration } from './membership-registration.entity';
import { RegistrationMessageAuthor } from './registration.enums';

/** What the alliance asks an applicant, and what the applicant answers. It goes with its registration. */
@Entity({ schema: 'membership', name: 'registration_messages' })
@Index(['registrationId', 'sentAt'])
export class RegistrationMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ManyToOne(() => MembershipRegistration, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'registration_id', foreignKeyConstraintName: 'registration_messages_registration_id_fkey' })
  registration?: MembershipRegistration;

  @Column('text')
  registrationId: string;

  @Column({ type: 'enum', enum: RegistrationMessageAuthor, enumName: 'registration_message_author' })
  author: RegistrationMessageAuthor;

  @Column('text')
  text: string;

  @Column('timestamptz')
  sentAt: Date;
}
