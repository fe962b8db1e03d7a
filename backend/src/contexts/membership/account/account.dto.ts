import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  Min,
  ValidateIf,
} from 'class-validator';
import { EmailAddress, NoWebAddress, Text } from '../../../platform/http/text';
import { TimeZone } from '../../../platform/http/time-zone';
import { TokenDto } from '../accounts/accounts.dto';
import { EmailChangeState, EmailInbox } from '../email-change/email-change.enums';

/** May be left out, and is no `null`. */
const IsLeftOutOrGiven = () => ValidateIf((_, value) => value !== undefined);

export class UpdateProfileDto {
  /**
   * The revision of the profile that was read; where it is another by now, nothing is changed.
   * @example 1
   */
  @IsInt()
  @Min(1)
  revision: number;

  /**
   * The person's given name.
   * @example "Alex"
   */
  @IsLeftOutOrGiven()
  @Text({ max: 100, required: 'Enter your first name' })
  @NoWebAddress()
  firstName?: string;

  /**
   * The person's family name.
   * @example "Kimani"
   */
  @IsLeftOutOrGiven()
  @Text({ max: 100 })
  @NoWebAddress()
  lastName?: string;

  /**
   * What they do, in their own words; empty where it is not to be said.
   * @example "Head of Innovation"
   */
  @IsLeftOutOrGiven()
  @Text({ max: 120 })
  headline?: string;

  /**
   * Languages that they speak, in their own words: ten at most.
   * @example ["English", "Kiswahili"]
   */
  @IsLeftOutOrGiven()
  @IsArray({ message: 'Enter languages' })
  @ArrayMaxSize(10, { message: 'Enter ten languages at most' })
  @ArrayUnique({ message: 'Enter each language once' })
  @Text({ max: 40, min: 1, each: true })
  @ApiProperty({ type: [String], items: { type: 'string', minLength: 1, maxLength: 40 } })
  languages?: string[];

  /**
   * Their time zone, by its name in the IANA database; `null` where it is not to be known.
   * @example "Africa/Nairobi"
   */
  @IsOptional()
  @TimeZone()
  timeZone?: string | null;

  /**
   * Whether the pages of their organizations may show their name, headline and picture.
   * @example true
   */
  @IsLeftOutOrGiven()
  @IsBoolean({ message: 'Say whether you are shown' })
  shownOnPages?: boolean;
}

export class PendingEmailChangeDto {
  /**
   * The address that the account is to have.
   * @example "alex.kimani@techflow.example"
   */
  email: string;

  /** Until when both inboxes may agree. */
  expiresAt: string;

  /**
   * Whether the inbox of the present address has agreed.
   * @example true
   */
  oldAgreed: boolean;

  /**
   * Whether the inbox of the new address has agreed.
   * @example false
   */
  newAgreed: boolean;
}

export class DataExportDto {
  /** Its identifier. */
  id: string;

  /** When it was asked for. */
  askedAt: string;

  /** Since when it can be downloaded; `null` while it is being made. */
  readyAt: string | null;

  /** When it is removed. */
  expiresAt: string | null;

  /**
   * How large it is, in bytes.
   * @example 20480
   */
  bytes: number | null;
}

export class OwnedOrganizationDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "TechFlow Solutions"
   */
  name: string;
}

export class LeavingDto {
  /** Organizations that others belong to and nobody else owns: they have to be handed over first. */
  toHandOver: OwnedOrganizationDto[];

  /** Organizations that nobody else belongs to: they leave the alliance with the person. */
  ending: OwnedOrganizationDto[];
}

export class AccountDto {
  /** The person's identifier. */
  id: string;

  /**
   * The address that they sign in with.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * Their given name.
   * @example "Alex"
   */
  firstName: string;

  /**
   * Their family name.
   * @example "Kimani"
   */
  lastName: string;

  /**
   * Address of their picture.
   * @example "/api/faces/00000000-0000-4000-8000-000000000002/large"
   */
  profileImageUrl: string | null;

  /**
   * What they do, in their own words.
   * @example "Head of Innovation"
   */
  headline: string | null;

  /**
   * Languages that they speak, in their own words.
   * @example ["English", "Kiswahili"]
   */
  languages: string[];

  /**
   * Their time zone, by its name in the IANA database.
   * @example "Africa/Nairobi"
   */
  timeZone: string | null;

  /**
   * Whether the pages of their organizations may show their name, headline and picture.
   * @example false
   */
  shownOnPages: boolean;

  /**
   * Of the profile; who changes it names the one that they have read.
   * @example 1
   */
  revision: number;

  /** When the account was made. */
  createdAt: string;

  /** Another address that waits for its inboxes. */
  emailChange: PendingEmailChangeDto | null;

  /** The archive of the person's data that was asked for last, until it is removed. */
  dataExport: DataExportDto | null;

  /** What becomes of the organizations that they own, should they leave. */
  leaving: LeavingDto;
}

export class AskEmailChangeDto {
  /**
   * The address that the account is to have.
   * @example "alex.kimani@techflow.example"
   */
  @EmailAddress()
  email: string;
}

export class AskDeletionDto {
  /**
   * The e-mail address of the account, typed once more.
   * @example "alex@techflow.example"
   */
  @Text({ max: 254, required: 'Type your e-mail address as it stands above' })
  confirmation: string;
}

export class EmailChangeLinkDto extends TokenDto {
  /**
   * Which of the two inboxes the link was mailed to: `inbox=` in it.
   * @example "new"
   */
  @IsEnum(EmailInbox, { message: 'The link is not complete' })
  inbox: EmailInbox;
}

export class OfferedEmailChangeDto {
  /**
   * The address that the account is to have.
   * @example "alex.kimani@techflow.example"
   */
  email: string;

  /** Until when the link works. */
  expiresAt: string;

  /**
   * Whether this inbox has agreed already. It may refuse as long as the other has not agreed.
   * @example false
   */
  agreed: boolean;
}

export class AnsweredEmailChangeDto {
  /**
   * `changed` once both inboxes have agreed; until then it waits for the other.
   * @example "waiting"
   */
  state: EmailChangeState;
}
