import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { MessageReportDecision, MessageReportReason } from './conversation.enums';
import { ConversationFileDto } from './conversation-files.dto';

export enum MessageReportState {
  Open = 'open',
  Decided = 'decided',
}

export class ReportMessageDto {
  /**
   * What is wrong with it.
   * @example "spam"
   */
  @IsEnum(MessageReportReason, { message: 'Choose a reason' })
  reason: MessageReportReason;

  /**
   * What the operators should know.
   * @example "The same offer came to three of us."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  note?: string;
}

export class MessageReportsQuery extends PageQuery {
  /**
   * Those that wait for a decision, or those that have one.
   * @example "open"
   */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsEnum(MessageReportState, { message: 'state must be open or decided' })
  state: MessageReportState = MessageReportState.Open;
}

export class DecideReportDto {
  /**
   * Whether the message stays (`kept`), or its text and files are deleted for good (`removed`).
   * @example "removed"
   */
  @IsEnum(MessageReportDecision, { message: 'decision must be kept or removed' })
  decision: MessageReportDecision;
}

export class ReportedPersonDto {
  /** Their identifier. */
  id: string;

  /**
   * What they are called.
   * @example "Sam Njoroge"
   */
  name: string;

  /**
   * Their address.
   * @example "sam@techflow.example"
   */
  email: string;
}

export class MessageReportDto {
  /** Its identifier. */
  id: string;

  /** What was said to be wrong. */
  reason: MessageReportReason;

  /**
   * What the operators should know.
   * @example "The same offer came to three of us."
   */
  note: string | null;

  /** Who has reported it. */
  reportedBy: ReportedPersonDto;

  /** When. */
  reportedAt: string;

  /** Who has written the message. */
  author: ReportedPersonDto;

  /**
   * What the message says, as Markdown; `null` where it was removed.
   * @example "Buy now!"
   */
  text: string | null;

  /** What went with it; files are downloaded by who is in the conversation alone. */
  files: ConversationFileDto[];

  /** When the message was sent. */
  sentAt: string;

  /** What was decided; `null` while it waits. */
  decision: MessageReportDecision | null;

  /** When. */
  decidedAt: string | null;
}
