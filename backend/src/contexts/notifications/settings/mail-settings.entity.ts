import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailSecurity } from '../probe/probe.dto';
import type { MailSettingsAct } from './mail-settings.enums';

/** What mail is sent by, from the moment it was written down until the next one was; without a host it is the environment's. */
@Entity({ schema: 'notifications', name: 'mail_settings' })
export class MailSettings {
  /** The highest number is in force. */
  @PrimaryColumn('integer')
  number: number;

  @Column('text')
  act: MailSettingsAct;

  @Column({ type: 'text', nullable: true })
  host: string | null;

  @Column({ type: 'integer', nullable: true })
  port: number | null;

  @Column({ type: 'text', nullable: true })
  security: MailSecurity | null;

  /** `Name <address>`. */
  @Column({ type: 'text', nullable: true })
  sender: string | null;

  /** User and password, encrypted. Of all but the two newest they are forgotten. */
  @Column({ type: 'bytea', nullable: true })
  sealedCredentials: Buffer | null;

  /** `admin:<id>`. */
  @Column('text')
  savedBy: string;

  /** Their address at that time. */
  @Column('text')
  savedByEmail: string;

  @Column({ type: 'timestamptz', precision: 3 })
  savedAt: Date;
}
