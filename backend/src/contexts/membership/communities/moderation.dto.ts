import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsEnum, IsOptional } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { CommunityPersonDto } from './communities.dto';
import { MeasureKind, ReportGround } from './community.enums';

export class ReportPostDto {
  /**
   * What is wrong with it.
   * @example "confidential"
   */
  @IsEnum(ReportGround)
  ground: ReportGround;

  /**
   * More about it, for the moderators: up to 1,000 characters.
   * @example "It names one of our customers."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  note?: string;
}

export class TakeMeasureDto {
  /**
   * Hide the post, warn its author, or ban its author from the community.
   * @example "hide"
   */
  @IsEnum(MeasureKind)
  kind: MeasureKind;

  /**
   * Why: its author reads it. 1 to 1,000 characters.
   * @example "It names a customer."
   */
  @Text({ max: 1000, lines: true, required: 'Say why, for whom it concerns' })
  reason: string;
}

export class AppealDto {
  /**
   * Why it should be lifted: 1 to 1,000 characters.
   * @example "The customer has named itself on our page."
   */
  @Text({ max: 1000, lines: true, required: 'Say why it should be lifted' })
  text: string;
}

export class AnswerAppealDto {
  /**
   * Whether the measure is lifted.
   * @example true
   */
  @IsBoolean()
  isGranted: boolean;

  /**
   * Why: who has appealed reads it. 1 to 1,000 characters.
   * @example "You are right: it is public."
   */
  @Text({ max: 1000, lines: true, required: 'Say why, for the one who has appealed' })
  answer: string;
}

/** What a report or a measure is about. */
export class ModeratedPostDto {
  /** Its identifier. */
  id: string;

  /** Of the discussion that it belongs to. */
  threadId: string;

  /**
   * What the discussion is about.
   * @example "How do you end a pilot that nobody wants to end?"
   */
  title: string;

  /**
   * What it says, as Markdown; of a long one the beginning.
   * @example "We agree **on paper** what would end it."
   */
  text: string;

  /** Who has written it. */
  author: CommunityPersonDto;

  /** When. */
  createdAt: string;

  /**
   * Whether it is hidden by now.
   * @example false
   */
  isHidden: boolean;
}

export class PostReportDto {
  /**
   * What is wrong with it.
   * @example "confidential"
   */
  @ApiProperty({ enum: ReportGround, enumName: 'ReportGround' })
  ground: ReportGround;

  /**
   * More about it.
   * @example "It names one of our customers."
   */
  note: string;

  /**
   * Who has reported it.
   * @example "Ada Okafor"
   */
  reporterName: string;

  /**
   * What the post said then, as far as posts are shown; `null` where it says the same now.
   * @example "Northwind agrees on paper what would end it."
   */
  text: string | null;

  /** When. */
  reportedAt: string;
}

/** A post that waits for the moderators to decide. */
export class ReportedPostDto {
  /** The post. */
  post: ModeratedPostDto;

  /** What was reported, oldest first, at most 20. */
  reports: PostReportDto[];
}

/** What moderators did, as they see it. */
export class MeasureDto {
  /** Its identifier. */
  id: string;

  /**
   * What was done.
   * @example "ban"
   */
  kind: MeasureKind;

  /**
   * Whom it concerns.
   * @example "Ada Okafor"
   */
  personName: string;

  /**
   * Why.
   * @example "It names a customer."
   */
  reason: string;

  /**
   * Who has done it.
   * @example "Sam Njoroge"
   */
  takenBy: string;

  /** When. */
  takenAt: string;

  /**
   * Whether it was those who run the alliance: what they did, they alone lift, and answer appeals against it.
   * @example false
   */
  byAlliance: boolean;

  /** What it is about; `null` once the post is deleted. */
  post: ModeratedPostDto | null;

  /** What whom it concerns has against it; `null` while they have said nothing. */
  appeal: string | null;

  /** What was answered; `null` while nobody has. */
  appealAnswer: string | null;

  /** Since when it is lifted; `null` while it is not. */
  endedAt: string | null;

  /**
   * Whether the viewer may answer the appeal: who moderates, and not the one who took the measure, unless nobody else moderates.
   * @example true
   */
  canAnswer: boolean;

  /**
   * Whether the viewer may lift it without an appeal: nobody what concerns themselves, and moderators not what the alliance did.
   * @example true
   */
  canLift: boolean;
}

/** What waits for the moderators of a community, the oldest first, at most a hundred of each. */
export class ModerationQueueDto {
  /** Posts that were reported. */
  reported: ReportedPostDto[];

  /** Measures of moderators against which somebody has appealed. */
  appeals: MeasureDto[];
}
