import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Moment } from '../../../platform/http/dates';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { TimeZone } from '../../../platform/http/time-zone';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { MentorKind, MentorSessionState, SessionSide, SessionTime } from './mentoring.enums';

export class BookSessionDto {
  /**
   * When it begins: one of the mentor’s free times.
   * @example "2026-11-24T11:00:00Z"
   */
  @Moment()
  startsAt: string;

  /**
   * What the viewer wants to talk about; the mentor reads it.
   * @example "How a pilot with a utility is set up."
   */
  @Text({ max: 1000, required: 'Say what you want to talk about', lines: true })
  topic: string;

  /**
   * In which the viewer reads times, in mails too: a name of the IANA database.
   * @example "America/New_York"
   */
  @TimeZone()
  timeZone: string;

  /** Whose plan it counts against; the first that the viewer acts for where absent. */
  @IsOptional()
  @IsId()
  organizationId?: string;
}

export class BookedSessionDto {
  /** The session’s identifier. */
  id: string;
}

export class RescheduleSessionDto {
  /**
   * When it is to begin: one of the mentor’s free times.
   * @example "2026-11-25T11:00:00Z"
   */
  @Moment()
  startsAt: string;
}

export class CancelSessionDto {
  /**
   * Why; the other reads it.
   * @example "I have to be at the site that day."
   */
  @IsOptional()
  @Text({ max: 500, lines: true })
  reason?: string | null;
}

export class SessionNotesDto {
  /**
   * The viewer’s own notes, on several lines; empty removes them. Nobody else reads them.
   * @example "Ask for the pressure data first."
   */
  @Text({ max: 5000, lines: true })
  notes: string;
}

export class RateSessionDto {
  /**
   * From 1 to 5.
   * @example 5
   */
  @IsInt({ message: 'Give one to five stars' })
  @Min(1, { message: 'Give one to five stars' })
  @Max(5, { message: 'Give one to five stars' })
  stars: number;

  /**
   * What the session was good for; all members read it at the mentor, with the name of the organization.
   * @example "We left with a plan for the first month."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  review?: string | null;
}

export class MentorSessionsQuery extends PageQuery {
  /**
   * Those that are booked and not over, the next first, or all others, the latest first.
   * @example "upcoming"
   */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsEnum(SessionTime)
  when: SessionTime = SessionTime.Upcoming;
}

export class SessionRatingDto {
  /**
   * From 1 to 5.
   * @example 5
   */
  stars: number;

  /**
   * What the member says.
   * @example "We left with a plan for the first month."
   */
  review: string | null;
}

export class MentorSessionDto {
  /** Its identifier. */
  id: string;

  /**
   * Which of the two the viewer is.
   * @example "member"
   */
  side: SessionSide;

  /** The mentor’s identifier. */
  mentorId: string;

  /**
   * As what it counts against the plan.
   * @example "mentor"
   */
  kind: MentorKind;

  /** When it begins. */
  startsAt: string;

  /** When it ends. */
  endsAt: string;

  /** Until when the member moves it, or gets it back when cancelling: a day before it begins. */
  changeableUntil: string;

  /**
   * Booked (or held, once its end is past), cancelled, or missed by one of the two.
   * @example "booked"
   */
  state: MentorSessionState;

  /**
   * Who has cancelled it, or did not come.
   * @example "member"
   */
  @ApiProperty({ enum: SessionSide, enumName: 'SessionSide', nullable: true })
  endedBySide: SessionSide | null;

  /**
   * Why it was cancelled.
   * @example "I have to be at the site that day."
   */
  reason: string | null;

  /**
   * Whether it does not count against the plan.
   * @example false
   */
  isGivenBack: boolean;

  /**
   * The other of the two.
   * @example "Priya Nair"
   */
  otherName: string;

  /**
   * Address of their picture.
   * @example "/api/faces/00000000-0000-4000-8000-000000000002/large"
   */
  otherImageUrl: string | null;

  /**
   * Their time zone.
   * @example "Europe/Berlin"
   */
  otherTimeZone: string;

  /** Their organization. */
  otherOrganizationId: string;

  /**
   * What it is called.
   * @example "Global Manufacturing Corp"
   */
  otherOrganizationName: string;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  otherLogoId: string | null;

  /**
   * What the member wants to talk about.
   * @example "How a pilot with a utility is set up."
   */
  topic: string;

  /**
   * Where it takes place; `null` once it is cancelled or over.
   * @example "https://meet.example/priya"
   */
  meetingLink: string | null;

  /**
   * The viewer’s own notes.
   * @example "Ask for the pressure data first."
   */
  notes: string | null;

  /** How the member found it. */
  rating: SessionRatingDto | null;

  /**
   * Whether the viewer can say now that the other did not come: within seven days after it, unless the member has rated it.
   * @example false
   */
  mayReportAbsence: boolean;
}
