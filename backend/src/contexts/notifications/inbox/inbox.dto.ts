import { IsBoolean, IsEnum, IsOptional } from 'class-validator';
import { TrueOrFalse } from '../../../platform/http/true-or-false';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { NotificationCategory } from '../../../platform/mail/define-mail';

export class InboxQuery extends PageQuery {
  /** Only what is unread, where `true`. */
  @TrueOrFalse('unread')
  unread?: boolean;

  /** Only what is about this. */
  @IsOptional()
  @IsEnum(NotificationCategory)
  category?: NotificationCategory;
}

export class NotificationDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is about.
   * @example "proposals"
   */
  category: NotificationCategory;

  /**
   * What has happened, as it was then.
   * @example "GridWorks proposes a solution to Ice storage"
   */
  title: string;

  /**
   * More of it; may be empty.
   * @example "They would begin in March."
   */
  text: string;

  /**
   * Where it leads: an address of this installation.
   * @example "https://alliance.example/problems/7d0a2f0e-7a8f-4a57-a1d7-0f6f1a6f9f10"
   */
  link: string;

  /** When it was made. */
  madeAt: string;

  /** When it was read; `null` while it is unread. */
  readAt: string | null;

  /** Whether the viewer may mute what it is about. */
  canMute: boolean;
}

export class InboxCountsDto {
  /**
   * How many are unread.
   * @example 3
   */
  unread: number;
}

export class MarkNotificationDto {
  /**
   * Whether it is read from now on.
   * @example true
   */
  @IsBoolean({ message: 'isRead must be true or false' })
  isRead: boolean;
}

export class ReadInboxDto {
  /**
   * Only what is about this; absent for all.
   * @example "proposals"
   */
  @IsOptional()
  @IsEnum(NotificationCategory)
  category?: NotificationCategory;
}
