import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { ConversationFileDto } from './conversation-files.dto';

export const longestMessage = 8000;
export const mostFilesOfMessage = 10;

/** Which page of a conversation’s messages. */
export class DirectMessagesQuery extends PageQuery {}

export class SendDirectMessageDto {
  /**
   * The message, as Markdown.
   * @example "The **results** are attached."
   */
  @Text({ max: longestMessage, lines: true, required: 'Write your message' })
  text: string;

  /** Files that the viewer has attached to what they are writing; those that are not named stay with their draft. */
  @IsOptional()
  @IsArray({ message: 'fileIds must be a list' })
  @ArrayMaxSize(mostFilesOfMessage, { message: `Attach ${mostFilesOfMessage} files at most` })
  @IsId({ each: true, message: 'fileIds must name files' })
  fileIds?: string[];
}

export class MessageAuthorDto {
  /** Their identifier. */
  id: string;

  /**
   * What they are called.
   * @example "Sam Njoroge"
   */
  name: string;

  /**
   * Address of their picture.
   * @example "/api/faces/00000000-0000-4000-8000-000000000002/large"
   */
  profileImageUrl: string | null;
}

export class DirectMessageDto {
  /** Its identifier. */
  id: string;

  /**
   * Which message of its conversation it is, from one up.
   * @example 14
   */
  number: number;

  /** Who has written it; they may be in the conversation no more. */
  author: MessageAuthorDto;

  /**
   * What it says, as Markdown; `null` where the operators have taken it away.
   * @example "The **results** are attached."
   */
  text: string | null;

  /** What goes with it. */
  files: ConversationFileDto[];

  /**
   * Whether the viewer may remove its files: who has sent them, and who leads the organization whose storage they take.
   * @example false
   */
  canRemoveFiles: boolean;

  /** When it was sent. */
  sentAt: string;

  /**
   * Whether the viewer has reported it.
   * @example false
   */
  isReported: boolean;
}
