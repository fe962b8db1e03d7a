import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEnum,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Text } from '../../../platform/http/text';
import { NotificationCategory } from '../../../platform/mail/define-mail';
import { NotificationWay } from './preference.enums';
import { mandatory } from './ways-to-tell';

const lastMinute = 24 * 60 - 1;

function isTimeZone(value: unknown): boolean {
  try {
    return (
      typeof value === 'string' && value.length < 60 && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
    );
  } catch {
    return false;
  }
}

const TimeZone = () =>
  ValidateBy({
    name: 'timeZone',
    validator: { validate: isTimeZone, defaultMessage: () => 'Choose a time zone of the list' },
  });

export class QuietHoursDto {
  /**
   * From when on mail waits: minutes since midnight.
   * @example 1320
   */
  @IsInt({ message: 'Choose when quiet hours begin' })
  @Min(0)
  @Max(lastMinute)
  from: number;

  /**
   * Until when, on the next day where it is earlier than the beginning.
   * @example 420
   */
  @IsInt({ message: 'Choose when quiet hours end' })
  @Min(0)
  @Max(lastMinute)
  until: number;

  /**
   * By the clocks of which time zone, by its name in the IANA database.
   * @example "Africa/Nairobi"
   */
  @TimeZone()
  timeZone: string;
}

export class ChosenWayDto {
  /**
   * What it is about; security and billing are always told at once.
   * @example "proposals"
   */
  @IsIn(
    Object.values(NotificationCategory).filter((category) => !mandatory.includes(category)),
    { message: 'Of this category you are always told at once' },
  )
  category: NotificationCategory;

  /**
   * How to be told.
   * @example "daily"
   */
  @IsEnum(NotificationWay, { message: 'Choose how to be told' })
  way: NotificationWay;
}

export class ChangePreferencesDto {
  /**
   * What is to change; categories that are not named stay as they are.
   * @example [{ "category": "proposals", "way": "daily" }]
   */
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => ChosenWayDto)
  ways: ChosenWayDto[];

  /**
   * When no mail is to come but of security and billing; `null` or absent for never.
   * @example { "from": 1320, "until": 420, "timeZone": "Africa/Nairobi" }
   */
  @IsOptional()
  @ValidateNested()
  @Type(() => QuietHoursDto)
  quietHours?: QuietHoursDto | null;

  /**
   * By the clocks of which time zone digests leave where there are no quiet hours; absent for as it is.
   * @example "Africa/Nairobi"
   */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}

export class CategoryWayDto {
  /**
   * What it is about.
   * @example "proposals"
   */
  category: NotificationCategory;

  /**
   * How the viewer is told.
   * @example "at-once"
   */
  way: NotificationWay;

  /** Whether it cannot be chosen. */
  isMandatory: boolean;
}

export class MutedDto {
  /** By which it is heard of again. */
  id: string;

  /**
   * What the notification said by which it was muted.
   * @example "GridWorks proposes a solution to Ice storage"
   */
  title: string;

  /**
   * Where that led.
   * @example "https://alliance.example/problems/7d0a2f0e-7a8f-4a57-a1d7-0f6f1a6f9f10"
   */
  link: string;

  /** Since when. */
  mutedAt: string;
}

export class PreferencesDto {
  /** One for each category. */
  ways: CategoryWayDto[];

  /** When no mail comes but of security and billing; `null` for never. */
  quietHours: QuietHoursDto | null;

  /**
   * By whose clocks digests leave, as chosen here or in the profile; `null` where neither says, for UTC.
   * @example "Africa/Nairobi"
   */
  timeZone: string | null;

  /** What the viewer wants to hear no more of, the newest 200. */
  muted: MutedDto[];
}

export class StopLinkQuery {
  /** What the link of the mail carries. */
  @Text({ max: 500, required: 'The link is not complete' })
  token: string;
}
