import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsEnum,
  IsInt,
  IsObject,
  Matches,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Reason, Text } from '../../../platform/http/text';
import { MergedIntoDto } from '../desk/organizations.dto';
import { RegistrationMessageAuthor, RegistrationStatus, ReviewAct } from '../registrations/registration.enums';
import { BulkAct } from './bulk.enums';
import { memberId, RegistrationDto, RegistrationFilter } from './registry.dto';
import { DuplicateSign } from './registry.enums';

export class AskApplicantDto {
  /**
   * What the alliance wants to know, as it is mailed to the contact person.
   * @example "Who may sign for the organization?"
   */
  @Text({ max: 2000, lines: true, required: 'Write what you want to know' })
  question: string;
}

export class ApproveRegistrationDto {
  /**
   * Whether the contact person is told by mail.
   * @example true
   */
  @IsBoolean()
  announced: boolean;
}

export class RejectRegistrationDto extends ApproveRegistrationDto {
  /**
   * Why, as the applicant reads it.
   * @example "The website belongs to another organization."
   */
  @Reason(2000)
  reason: string;
}

export class RegistrationMessageDto {
  /** Who wrote it. */
  author: RegistrationMessageAuthor;

  /**
   * What it says.
   * @example "Who may sign for the organization?"
   */
  text: string;

  /** When it was sent. */
  sentAt: string;
}

export class DuplicateDto {
  /**
   * Its member ID.
   * @example "GIA-517204"
   */
  id: string;

  /** The organization that it made. */
  organizationId: string;

  /**
   * The name of its organization.
   * @example "TechFlow Solutions Ltd"
   */
  organizationName: string;

  /**
   * The contact person’s address.
   * @example "maya@techflow.example"
   */
  email: string;

  /** How far its review has come. */
  status: RegistrationStatus;

  /** When it was made. */
  createdAt: string;

  /** What the two have in common. */
  signs: DuplicateSign[];
}

export class RegistrationRecordDto {
  /**
   * What was done.
   * @example "registration.approved"
   */
  action: string;

  /**
   * By whom.
   * @example "admin:018f2a9e-5b7c-7d3e-8f4a-6b5c4d3e2f1a"
   */
  actor: string;

  /** The reason that was given; `null` where none was. */
  reason: string | null;

  /** When. */
  at: string;
}

export class RegistrationDetailDto extends RegistrationDto {
  /** The organization that it made. */
  organizationId: string;

  /** Whether somebody has made the organization theirs by the mailed link. */
  activated: boolean;

  /** Whether the person of the address has said that the organization is not theirs. */
  disowned: boolean;

  /** Whether its people may only read until the registration is approved. */
  awaitsReview: boolean;

  /** Whether the organization has left the alliance. */
  closed: boolean;

  /** The organization that it was merged into, to which the member ID leads; `null` where it was not. */
  mergedInto: MergedIntoDto | null;

  /** Its page at LinkedIn. */
  organizationLinkedIn: string | null;

  /** The contact person’s page at LinkedIn. */
  contactLinkedIn: string | null;

  /** Whether news may be mailed to the contact person. */
  agreeMarketing: boolean;

  /** The version of the Terms of Service that was agreed to; `null` before these were numbered. */
  termsVersion: string | null;

  /** When it was decided on; `null` while it is not. */
  decidedAt: string | null;

  /** Why it was rejected. */
  decisionReason: string | null;

  /** What can be done to it as it stands; nothing where it is deleted. */
  acts: ReviewAct[];

  /** What was asked and answered, oldest first. */
  messages: RegistrationMessageDto[];

  /** Registrations that may be of the same organization, oldest first, at most ten. */
  duplicates: DuplicateDto[];

  /** What was done to it, oldest first; the newest hundred. */
  records: RegistrationRecordDto[];
}

export class ReviewTokenQuery {
  /**
   * The token of the link in a mail about the review, or that of the registration’s answer, which works for 30 days.
   * @example "R0lBLTQ4MjkxMw.9mJq1Zt8"
   */
  @Text({ max: 200, required: 'The token is missing' })
  token: string;
}

export class AnswerAllianceDto extends ReviewTokenQuery {
  /**
   * What the alliance has asked for.
   * @example "Our managing director, Maya Chen."
   */
  @Text({ max: 5000, lines: true, required: 'Write your answer' })
  answer: string;
}

export class RegistrationReviewDto {
  /**
   * The member ID.
   * @example "GIA-482913"
   */
  memberId: string;

  /**
   * The organization’s name.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /** How far the review has come. */
  status: RegistrationStatus;

  /** When it was registered. */
  createdAt: string;

  /** When it was decided on; `null` while it is not. */
  decidedAt: string | null;

  /** Why it was rejected; `null` where it was not. */
  decisionReason: string | null;

  /** What was asked and answered, oldest first. */
  messages: RegistrationMessageDto[];
}

/** May be left out, but not be `null`. */
const Given = () => ValidateIf((_, value) => value !== undefined);

export class StartBulkDto {
  /**
   * What is done to each of them.
   * @example "delete"
   */
  @IsEnum(BulkAct)
  act: BulkAct;

  /**
   * Which registrations: those with these member IDs, at most 1,000. Either they are named or a filter is given, never both.
   * @example ["GIA-482913", "GIA-517204"]
   */
  @Given()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ArrayUnique()
  @Matches(memberId, { each: true, message: 'ids must be member IDs' })
  ids?: string[];

  /** Which registrations, where none are named: those that it leaves when the work is started. */
  @Given()
  @IsObject({ message: 'filter must be an object' })
  @ValidateNested()
  @Type(() => RegistrationFilter)
  filter?: RegistrationFilter;

  /**
   * How many whoever starts it expects these to be. Where it is another number, nothing is begun.
   * @example 1240
   */
  @Given()
  @IsInt({ message: 'expected must be a whole number' })
  @Min(0)
  expected?: number;

  /**
   * Why they are rejected, as the applicants read it.
   * @example "The website belongs to another organization."
   */
  @ValidateIf(({ act, reason }) => act === BulkAct.Reject || reason !== undefined)
  @Reason(2000)
  reason?: string;

  /**
   * Of a decision: whether the contact persons are told by mail.
   * @example false
   */
  @Given()
  @IsBoolean()
  announced?: boolean;
}

export class LeftOutDto {
  /**
   * The registration that it was not done to.
   * @example "GIA-482913"
   */
  registrationId: string;

  /**
   * Why.
   * @example "This registration is approved."
   */
  reason: string;
}

export class BulkDto {
  /** Of the work. */
  id: string;

  /** What is done to each of them. */
  act: BulkAct;

  /**
   * How many were chosen when it was started.
   * @example 1240
   */
  total: number;

  /**
   * How many are behind it, also those that it was not done to.
   * @example 310
   */
  done: number;

  /**
   * To how many it was not done as somebody had decided on them, deleted or restored them by then: they are as that left them.
   * @example 3
   */
  decided: number;

  /** The first hundred of these. */
  decisions: LeftOutDto[];

  /**
   * How many could not be done.
   * @example 2
   */
  failed: number;

  /** The first hundred of these. */
  failures: LeftOutDto[];

  /** When it was started. */
  startedAt: string;

  /** When the last one was done, or it was stopped; `null` before. */
  finishedAt: string | null;

  /** When a super admin stopped it: those that are not done by then stay as they were. `null` where nobody has. */
  stoppedAt: string | null;
}
