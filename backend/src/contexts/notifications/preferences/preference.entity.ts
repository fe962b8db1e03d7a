import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationCategory } from '../../../platform/mail/define-mail';
import type { NotificationWay } from './preference.enums';

/** How one person wants to be told. Without a row, and of what it does not name, at once. */
@Entity({ schema: 'notifications', name: 'preferences' })
export class Preference {
  @PrimaryColumn('uuid')
  personId: string;

  @Column({ type: 'jsonb', default: {} })
  ways: Partial<Record<NotificationCategory, NotificationWay>>;

  /** Minutes of the day between which mail waits. */
  @Column({ type: 'smallint', nullable: true })
  quietFrom: number | null;

  @Column({ type: 'smallint', nullable: true })
  quietUntil: number | null;

  /** By which digests leave, and quiet hours are; that of the profile where none was chosen. */
  @Column({ type: 'text', nullable: true })
  timeZone: string | null;
}
