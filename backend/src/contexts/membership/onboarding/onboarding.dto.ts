import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Moment } from '../../../platform/http/dates';
import { Text } from '../../../platform/http/text';
import { OnboardingState } from './onboarding.enums';

/** A time for a call. */
export class MoveCallDto {
  /**
   * When it begins: one of the times that are offered.
   * @example "2026-11-30T10:00:00Z"
   */
  @Moment()
  startsAt: string;
}

/** An onboarding call. */
export class BookCallDto extends MoveCallDto {
  /**
   * What the call should be about.
   * @example "How we submit our first problem."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  note?: string;
}

/** Why the alliance cancels a call; it is mailed to the person. */
export class CancelCallDto {
  /**
   * In a sentence.
   * @example "Our colleague is ill. Please choose another time."
   */
  @Text({ max: 500, lines: true, required: 'Please say why' })
  reason: string;
}

export class BookedCallIdDto {
  /** The identifier of the call. */
  id: string;
}

/** A call that is booked. */
export class OnboardingCallDto {
  /** Its identifier. */
  id: string;

  /** When it begins. */
  startsAt: string;

  /** When it ends. */
  endsAt: string;

  /**
   * What it should be about.
   * @example "How we submit our first problem."
   */
  note: string | null;
}

/** One’s call, and when there could be one. */
export class OnboardingDto {
  /** The call that is booked and not over; `null` where there is none. */
  call: OnboardingCallDto | null;

  /**
   * When a call can begin, the first first.
   * @example ["2026-11-30T10:00:00.000Z"]
   */
  @ApiProperty({ type: [String], format: 'date-time' })
  slots: string[];

  /**
   * How long a call is, in minutes.
   * @example 45
   */
  minutes: number;

  /**
   * Where calls are held; `null` where the team says it by mail before the call.
   * @example "https://meet.example/alliance"
   */
  place: string | null;
}

/** Who comes to a call. */
export class CallGuestDto {
  /**
   * The person’s name.
   * @example "Alex Kimani"
   */
  name: string;

  /**
   * Their address.
   * @example "alex@techflow.example"
   */
  email: string;
}

/** A call, for those who hold it. */
export class BookedCallDto extends OnboardingCallDto {
  /**
   * How it stands.
   * @example "booked"
   */
  state: OnboardingState;

  /** Who comes. */
  guest: CallGuestDto;

  /**
   * Their organization.
   * @example "TechFlow Solutions"
   */
  organizationName: string | null;

  /**
   * Its member id.
   * @example "GIA-123456"
   */
  memberId: string | null;

  /** When it was booked. */
  bookedAt: string;

  /**
   * Why the alliance has cancelled it.
   * @example "Our colleague is ill."
   */
  reason: string | null;
}

/** When calls are held. All times are UTC. */
export class OnboardingHoursDto {
  /**
   * Days of the week, 1 for Monday to 7 for Sunday; none stops the offer.
   * @example [1, 2, 3, 4, 5]
   */
  @IsArray()
  @ArrayMinSize(0)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true, message: 'days must be numbers from 1 to 7' })
  @Min(1, { each: true, message: 'days must be numbers from 1 to 7' })
  @Max(7, { each: true, message: 'days must be numbers from 1 to 7' })
  days: number[];

  /**
   * The hour from which on.
   * @example 9
   */
  @IsInt()
  @Min(0)
  @Max(23)
  fromHour: number;

  /**
   * The hour by which the last call of a day is over.
   * @example 17
   */
  @IsInt()
  @Min(1)
  @Max(24)
  toHour: number;

  /**
   * How long a call is, in minutes.
   * @example 45
   */
  @IsInt()
  @Min(15)
  @Max(120)
  minutes: number;

  /**
   * How many hours before it a call can still be booked.
   * @example 24
   */
  @IsInt()
  @Min(0)
  @Max(168)
  noticeHours: number;

  /**
   * How many days ahead calls are offered.
   * @example 14
   */
  @IsInt()
  @Min(1)
  @Max(60)
  horizonDays: number;

  /**
   * Where calls are held; absent or `null` where the team says it by mail before the call.
   * @example "https://meet.example/alliance"
   */
  @IsOptional()
  @Text({ max: 300 })
  place?: string | null;
}
