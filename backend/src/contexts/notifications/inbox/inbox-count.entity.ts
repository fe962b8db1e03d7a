import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NotificationCategory } from '../../../platform/mail/define-mail';

/** How much somebody was told of a category, and how much of it is unread. Triggers keep it with what is counted. */
@Entity({ schema: 'notifications', name: 'inbox_counts' })
export class InboxCount {
  @PrimaryColumn('uuid')
  personId: string;

  @PrimaryColumn({ type: 'enum', enum: NotificationCategory, enumName: 'notification_category' })
  category: NotificationCategory;

  @Column('integer')
  told: number;

  @Column('integer')
  unread: number;
}
