import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { TimeZone } from '../../../platform/http/time-zone';
import { WebAddress } from '../organizations/web-address';
import { Interest } from '../registrations/registration.enums';
import { MentorKind } from './mentoring.enums';

const lengths = [30, 45, 60, 90];
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const Clock = () => Matches(clock, { message: '$property must be a time such as 09:00' });

export class WeeklyHoursDto {
  /**
   * From 1, Monday, to 7, Sunday.
   * @example 2
   */
  @IsInt({ message: 'weekday must be a number from 1, Monday, to 7' })
  @Min(1)
  @Max(7)
  weekday: number;

  /**
   * From when on, by the mentor’s clock.
   * @example "09:00"
   */
  @Clock()
  from: string;

  /**
   * Until when.
   * @example "12:00"
   */
  @Clock()
  until: string;
}

export class DayOfHoursDto {
  /**
   * The day, by the mentor’s calendar.
   * @example "2026-12-24"
   */
  @Day()
  date: string;

  /**
   * From when on; `null` where there are no sessions that day.
   * @example "14:00"
   */
  @ValidateIf(({ from, until }) => from !== null || until !== null)
  @Clock()
  from: string | null;

  /**
   * Until when; `null` where there are no sessions that day.
   * @example "16:00"
   */
  @ValidateIf(({ from, until }) => from !== null || until !== null)
  @Clock()
  until: string | null;
}

export class OfferSessionsDto {
  /**
   * For which organization: one that says it is open to mentoring, unless the viewer is an expert.
   * @example "00000000-0000-4000-8000-000000000001"
   */
  @IsId({ message: 'Choose an organization' })
  organizationId: string;

  /**
   * What the viewer helps with, in a line.
   * @example "From a first talk to a signed pilot with a utility"
   */
  @Text({ max: 120, required: 'Say in a line what you help with' })
  headline: string;

  /**
   * What they say of themselves, on several lines.
   * @example "Twenty years in water utilities."
   */
  @Text({ max: 3000, required: 'Say who you are and what you have done', lines: true })
  about: string;

  /**
   * What they help with: one to six of the alliance’s interests.
   * @example ["Greentech / Climate Tech"]
   */
  @IsArray({ message: 'Choose topics' })
  @ArrayMinSize(1, { message: 'Choose a topic' })
  @ArrayMaxSize(6, { message: 'Choose six topics at most' })
  @ArrayUnique({ message: 'Choose each topic once' })
  @IsEnum(Interest, { each: true, message: 'Choose topics of the list' })
  @ApiProperty({ enum: Interest, enumName: 'Interest', isArray: true })
  topics: Interest[];

  /**
   * In which languages they meet: one to ten.
   * @example ["English"]
   */
  @IsArray({ message: 'Enter languages' })
  @ArrayMinSize(1, { message: 'Enter a language' })
  @ArrayMaxSize(10, { message: 'Enter ten languages at most' })
  @ArrayUnique({ message: 'Enter each language once' })
  @Text({ max: 40, min: 1, each: true })
  @ApiProperty({ type: [String], items: { type: 'string', minLength: 1, maxLength: 40 } })
  languages: string[];

  /**
   * By whose clock the hours are: a name of the IANA database.
   * @example "Africa/Nairobi"
   */
  @TimeZone()
  timeZone: string;

  /**
   * How long a session is, in minutes.
   * @example 60
   */
  @IsIn(lengths, { message: 'Choose 30, 45, 60 or 90 minutes' })
  @ApiProperty({ enum: lengths })
  sessionMinutes: number;

  /**
   * Where sessions take place: an address that starts with https://. Those who have booked see it.
   * @example "https://meet.example/priya"
   */
  @Text({ max: 500 })
  @WebAddress('Enter an address that starts with https://', ['https'])
  meetingLink: string;

  /**
   * Hours of each week, by the mentor’s clock; 28 at most.
   * @example [{"weekday": 2, "from": "09:00", "until": "12:00"}]
   */
  @IsArray({ message: 'Enter hours' })
  @ArrayMaxSize(28, { message: 'Enter four times a day at most' })
  @ValidateNested({ each: true })
  @Type(() => WeeklyHoursDto)
  hours: WeeklyHoursDto[];

  /**
   * Days that go otherwise, 60 at most: other hours than the week has or, with `null`, none.
   * @example [{"date": "2026-12-24", "from": null, "until": null}]
   */
  @IsArray({ message: 'Enter days' })
  @ArrayMaxSize(60, { message: 'Enter 60 days at most' })
  @ValidateNested({ each: true })
  @Type(() => DayOfHoursDto)
  exceptions: DayOfHoursDto[];

  /**
   * Whether members see it and can book. Sessions that are booked stay.
   * @example true
   */
  @IsBoolean({ message: 'Say whether you can be booked' })
  isOpen: boolean;
}

export class MentorOfferDto {
  /** The viewer’s identifier as a mentor. */
  id: string;

  /**
   * As what sessions with them count.
   * @example "mentor"
   */
  kind: MentorKind;

  /**
   * Whether members see them and can book: they are open, and their organization is.
   * @example true
   */
  isListed: boolean;

  /** For which organization. */
  organizationId: string;

  /**
   * What they help with, in a line.
   * @example "From a first talk to a signed pilot with a utility"
   */
  headline: string;

  /**
   * What they say of themselves.
   * @example "Twenty years in water utilities."
   */
  about: string;

  /** What they help with. */
  @ApiProperty({ enum: Interest, enumName: 'Interest', isArray: true })
  topics: Interest[];

  /**
   * In which languages they meet.
   * @example ["English"]
   */
  languages: string[];

  /**
   * By whose clock the hours are.
   * @example "Africa/Nairobi"
   */
  timeZone: string;

  /**
   * How long a session is, in minutes.
   * @example 60
   */
  sessionMinutes: number;

  /**
   * Where sessions take place.
   * @example "https://meet.example/priya"
   */
  meetingLink: string;

  /** Hours of each week. */
  hours: WeeklyHoursDto[];

  /** Days that go otherwise. */
  exceptions: DayOfHoursDto[];

  /**
   * Whether they want to be seen and booked.
   * @example true
   */
  isOpen: boolean;
}

export class MentoringOrganizationDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "Global Manufacturing Corp"
   */
  name: string;

  /**
   * Whether it says that it is open to mentoring.
   * @example true
   */
  isOpenToMentoring: boolean;
}

export class OwnMentoringDto {
  /** What the viewer offers; `null` while they offer nothing. */
  offer: MentorOfferDto | null;

  /** Organizations that the viewer may offer sessions for: those that they act for. */
  organizations: MentoringOrganizationDto[];

  /**
   * What the viewer’s profile says, to begin with.
   * @example ["English", "Kiswahili"]
   */
  languages: string[];

  /**
   * The time zone of the viewer’s profile.
   * @example "Africa/Nairobi"
   */
  timeZone: string | null;
}
