import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Moment } from '../../../platform/http/dates';
import { IsId } from '../../../platform/http/id';
import { Reason, Searched, Text } from '../../../platform/http/text';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { OpenSessionDto } from '../security/security.dto';
import { PeopleSort, PersonState } from './desk.enums';

/** Which page of a list of records. */
export class RecordsPageQuery {
  /** How many, at most 200. */
  @ApiProperty({ required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(200)
  limit: number = 50;

  /**
   * Where the page starts: the identifier that the page before ends with, as its `Link` header says.
   * @example "3f1c9a52-7a0e-4b1d-9d5a-0c2f6b7e8d91"
   */
  @IsOptional()
  @IsId({ message: 'cursor must come from the Link header of the page before' })
  cursor?: string;
}

export class PeopleRecordsQuery extends RecordsPageQuery {
  /**
   * A part of the person’s name, of their e-mail address, or of the name of an organization that they belong to.
   * @example "techflow"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;

  /** How they stand. */
  @IsOptional()
  @IsEnum(PersonState)
  state?: PersonState;

  /** The order; `newest` where absent. `last_sign_in`: whoever signed in last comes first. */
  @IsOptional()
  @IsEnum(PeopleSort)
  sort?: PeopleSort;
}

export class RecordedMembershipDto {
  /** Identifier of the organization. */
  id: string;

  /**
   * Its name.
   * @example "TechFlow Solutions"
   */
  name: string;

  /**
   * The person’s role in it.
   * @example "owner"
   */
  role: OrganizationRole;
}

export class PersonRecordDto {
  /** Identifier of the person. */
  id: string;

  /**
   * What they are called.
   * @example "Alex Kimani"
   */
  name: string;

  /**
   * The address that they sign in with.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * How they stand: `suspended` before `leaving` before `never_signed_in`.
   * @example "active"
   */
  state: PersonState;

  /** The organizations that they belong to, oldest membership first. */
  organizations: RecordedMembershipDto[];

  /** When the account was made. */
  createdAt: string;

  /** When they last signed in; `null` where they never have since this is noted. */
  signedInAt: string | null;

  /** Since when they are suspended; `null` where they are not. */
  suspendedAt: string | null;

  /** Until when they are suspended; `null` where they are not, and where it is for good. */
  suspendedUntil: string | null;

  /** When the account is erased; `null` where nobody has asked for it. */
  deletionDueAt: string | null;
}

export class PersonRecordDetailDto extends PersonRecordDto {
  /**
   * Why they are suspended, as they were told.
   * @example "Messages that had nothing to do with the alliance."
   */
  suspensionReason: string | null;

  /** Whether they sign in by a password. */
  hasPassword: boolean;

  /** Whether they have proved that the address is theirs. */
  isEmailVerified: boolean;

  /** Whether signing in takes more than a password. */
  hasSecondFactor: boolean;

  /** When their second factors are removed, where that was asked for. */
  factorsRemovedAt: string | null;

  /** Where they are signed in, the session last used first; a hundred at most. */
  sessions: OpenSessionDto[];

  /** Names of organizations that nobody else owns, though others belong to them: these are handed over before the account is erased. */
  ownsAlone: string[];

  /** Names of organizations in which nobody else is: these leave the alliance with the account. */
  isAloneIn: string[];
}

/** Why something is done to a person or an organization. */
export class ActReasonDto {
  /**
   * Why, at most 500 characters. Whom it concerns reads it, and it stands in the audit.
   * @example "Messages that had nothing to do with the alliance."
   */
  @Reason()
  reason: string;
}

export class SuspendPersonDto extends ActReasonDto {
  /**
   * Until when, a moment ahead; absent: for good, until it is lifted.
   * @example "2026-12-14T12:00:00Z"
   */
  @IsOptional()
  @Moment()
  until?: string;
}

export class ErasePersonDto extends ActReasonDto {
  /**
   * The person’s e-mail address, typed once more.
   * @example "alex@techflow.example"
   */
  @Text({ max: 254, required: 'Type the e-mail address as it is shown' })
  confirmation: string;

  /**
   * `true`: within the hour, and the person cannot sign in any more. `false`: in thirty days, until which they may sign in and keep it.
   * @example false
   */
  @IsBoolean()
  isAtOnce: boolean;
}

export class ErasureDto {
  /** From when on the account is erased, by a job that runs each hour. */
  dueAt: string;
}
