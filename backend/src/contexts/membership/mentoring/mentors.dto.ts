import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { Moment } from '../../../platform/http/dates';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { Interest } from '../registrations/registration.enums';
import { MentorKind } from './mentoring.enums';

export class MentorsQuery extends PageQuery {
  /**
   * Only mentors, or only experts.
   * @example "expert"
   */
  @IsOptional()
  @IsEnum(MentorKind)
  kind?: MentorKind;

  /**
   * Only those who help with this.
   * @example "Greentech / Climate Tech"
   */
  @IsOptional()
  @IsEnum(Interest)
  topic?: Interest;
}

export class MentorDto {
  /** The mentor’s identifier. */
  id: string;

  /**
   * What they are called.
   * @example "Priya Nair"
   */
  name: string;

  /**
   * Address of their picture.
   * @example "/api/faces/00000000-0000-4000-8000-000000000002/large"
   */
  profileImageUrl: string | null;

  /**
   * As what a session with them counts against a plan: an `expert` was named by the alliance.
   * @example "mentor"
   */
  kind: MentorKind;

  /**
   * What they help with, in a line.
   * @example "From a first talk to a signed pilot with a utility"
   */
  headline: string;

  /** What they help with, of the alliance’s interests. */
  @ApiProperty({ enum: Interest, enumName: 'Interest', isArray: true })
  topics: Interest[];

  /**
   * In which languages they meet.
   * @example ["English"]
   */
  languages: string[];

  /**
   * Their time zone, by its name in the IANA database.
   * @example "Africa/Nairobi"
   */
  timeZone: string;

  /**
   * How long a session is, in minutes.
   * @example 60
   */
  sessionMinutes: number;

  /** For which organization they offer sessions. */
  organizationId: string;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;

  /**
   * What it is called.
   * @example "Global Manufacturing Corp"
   */
  organizationName: string;

  /**
   * The average of what members gave, from 1 to 5 stars; `null` while nobody has.
   * @example 4.5
   */
  @ApiProperty({ format: 'double', nullable: true, type: Number })
  rating: number | null;

  /**
   * How many members’ ratings it is made of.
   * @example 4
   */
  ratings: number;

  /**
   * How many sessions they have held.
   * @example 7
   */
  held: number;

  /** When the next session that can be booked begins; `null` where there is none within 60 days. */
  nextFreeAt: string | null;

  /**
   * Whether it is the viewer.
   * @example false
   */
  isYou: boolean;

  /**
   * Whether members see them and can book. Members are answered no others.
   * @example true
   */
  isListed: boolean;
}

export class SessionReviewDto {
  /**
   * From 1 to 5.
   * @example 5
   */
  stars: number;

  /**
   * What the member says of the session.
   * @example "We left with a plan for the first month."
   */
  review: string | null;

  /**
   * The member’s organization.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /** When they said it. */
  ratedAt: string;
}

export class MentorDetailDto extends MentorDto {
  /**
   * What they say of themselves, on several lines.
   * @example "Twenty years in water utilities."
   */
  about: string;

  /** What members say of sessions, the newest first, at most 20. */
  reviews: SessionReviewDto[];
}

export class FreeTimesQuery {
  /**
   * From when on.
   * @example "2026-11-23T00:00:00Z"
   */
  @Moment()
  from: string;

  /**
   * Until when, eight days later at most.
   * @example "2026-11-30T00:00:00Z"
   */
  @Moment()
  until: string;
}

export class FreeTimeDto {
  /** When the session would begin. */
  startsAt: string;

  /** When it would end. */
  endsAt: string;
}

export class FreeTimesDto {
  /** Times that can be booked, the earliest first. */
  times: FreeTimeDto[];

  /** From when on there are any: mentors learn of a session four hours before it. */
  bookableFrom: string;

  /** Until when: 60 days ahead. */
  bookableUntil: string;
}

export class MentorKindDto {
  /**
   * What the mentor is from now on. Sessions that are booked count as what they were.
   * @example "expert"
   */
  @IsEnum(MentorKind, { message: 'Choose mentor or expert' })
  kind: MentorKind;
}
