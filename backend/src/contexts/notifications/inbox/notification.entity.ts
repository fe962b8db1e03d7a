import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { NotificationCategory } from '../../../platform/mail/define-mail';

/** A line in somebody's inbox. It says what was true when it was made, in the words of then. */
@Entity({ schema: 'notifications', name: 'notifications' })
@Index(['personId', 'madeAt', 'id'])
@Index('notifications_unread_idx', ['personId', 'madeAt', 'id'], { where: 'read_at is null' })
@Index('notifications_digest_idx', ['digestAt'], { where: 'digest_at is not null' })
@Index('notifications_read_idx', ['madeAt'], { where: 'read_at is not null' })
@Index('notifications_left_idx', ['madeAt'], { where: 'read_at is null' })
@Index('notifications_named_idx', ['namedPersonId'], { where: 'named_person_id is not null' })
@Index('notifications_about_idx', ['personId', 'about'], { where: 'read_at is null' })
export class Notification {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  personId: string;

  /** The name of its declaration. */
  @Column('text')
  kind: string;

  @Column({ type: 'enum', enum: NotificationCategory, enumName: 'notification_category' })
  category: NotificationCategory;

  @Column('text')
  title: string;

  @Column('text')
  text: string;

  /** Where it leads, as an address of ours. */
  @Column('text')
  link: string;

  /** What it is about: `problem:<id>`. */
  @Column({ type: 'text', nullable: true })
  about: string | null;

  /** Whom it names, or whose words it has: it goes with their account. */
  @Column({ type: 'uuid', nullable: true })
  namedPersonId: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  madeAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  readAt: Date | null;

  /** When it is mailed with others, if it is unread then. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  digestAt: Date | null;
}
