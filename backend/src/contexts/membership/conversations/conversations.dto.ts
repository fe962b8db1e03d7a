import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsEnum,
  IsInt,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { ConversationEnd, ConversationSubject } from './conversation.enums';
import { ConversationFileDto } from './conversation-files.dto';
import { longestMessage } from './direct-messages.dto';

/** More than these are a meeting. */
const mostPeople = 9;

/** Which page of the viewer’s conversations. */
export class ConversationsQuery extends PageQuery {}

export class ConversationAboutDto {
  /**
   * What it is.
   * @example "project"
   */
  @IsEnum(ConversationSubject, { message: 'kind must be proposal, project or connection' })
  kind: ConversationSubject;

  /**
   * Its identifier. A proposal or a connection is one between the two organizations.
   * @example "00000000-0000-4000-8000-000000000003"
   */
  @IsId({ message: 'id must name a proposal, project or connection' })
  id: string;
}

export class ConversationContextDto {
  /**
   * What it is.
   * @example "project"
   */
  kind: ConversationSubject;

  /** Its identifier; it may be gone. */
  id: string;

  /**
   * What it was called when the conversation began.
   * @example "Quiet mains"
   */
  title: string;
}

export class StartConversationDto {
  /**
   * The organization that is written to: a connected one, or the viewer’s own.
   * @example "00000000-0000-4000-8000-000000000002"
   */
  @IsId({ message: 'Name the organization to write to' })
  withOrganizationId: string;

  /**
   * Who is written to: 1 to 9 people of that organization, or of the viewer’s own as well.
   * @example ["00000000-0000-4000-8000-000000000004"]
   */
  @IsArray({ message: 'Choose somebody to write to' })
  @ArrayNotEmpty({ message: 'Choose somebody to write to' })
  @ArrayMaxSize(mostPeople, { message: `Write to ${mostPeople} people at most` })
  @IsId({ each: true, message: 'Choose people of the list' })
  personIds: string[];

  /**
   * The first message, as Markdown.
   * @example "Shall we go through the **results** on Monday?"
   */
  @Text({ max: longestMessage, lines: true, required: 'Write your message' })
  text: string;

  /** The viewer’s organization that they write for; their first one where absent. */
  @IsOptional()
  @IsId()
  organizationId?: string;

  /** What it is about, if anything. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ConversationAboutDto)
  about?: ConversationAboutDto;
}

export class MarkReadDto {
  /**
   * The number of the last message that was read; what was read before stays so.
   * @example 12
   */
  @IsInt({ message: 'number must be a whole number' })
  @Min(0)
  @Max(2_147_483_647)
  number: number;
}

export class ConversationDraftDto {
  /**
   * What is being written; empty where nothing is.
   * @example "Shall we "
   */
  @Text({ max: longestMessage, lines: true, untrimmed: true })
  text: string;
}

export class ConversationOrganizationDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "TechFlow Solutions"
   */
  name: string;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
}

export class WritablePersonDto {
  /** Their identifier. */
  id: string;

  /**
   * What they are called.
   * @example "Sam Njoroge"
   */
  name: string;

  /**
   * What they do, in their own words.
   * @example "Head of Innovation"
   */
  headline: string | null;

  /**
   * Address of their picture.
   * @example "/api/faces/00000000-0000-4000-8000-000000000002/large"
   */
  profileImageUrl: string | null;
}

export class ConversationPersonDto {
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

  /** The organization that they are in the conversation for. */
  organization: ConversationOrganizationDto;

  /**
   * The number of the last message that they have read; 0 for none.
   * @example 12
   */
  read: number;
}

export class LastMessageDto {
  /** Who has written it. */
  authorId: string;

  /**
   * Its beginning, up to 200 letters; `null` where the operators have taken it away.
   * @example "Shall we go through the **results** on Monday?"
   */
  text: string | null;

  /** When it was sent. */
  sentAt: string;
}

export class ConversationEntryDto {
  /** Its identifier. */
  id: string;

  /** Who else is in it, by name. */
  people: ConversationPersonDto[];

  /** What it is about; `null` for nothing in particular. */
  about: ConversationContextDto | null;

  /** The last message. */
  last: LastMessageDto;

  /**
   * How many messages the viewer has not read.
   * @example 2
   */
  unread: number;

  /**
   * Whether the viewer is writing something that is not sent.
   * @example false
   */
  hasDraft: boolean;
}

export class ConversationDto {
  /** Its identifier. */
  id: string;

  /** Who else is in it, by name. Whoever leaves their organization is in it no more; what they wrote stays. */
  people: ConversationPersonDto[];

  /** The organization that the viewer is in it for. */
  organization: ConversationOrganizationDto;

  /** What it is about; `null` for nothing in particular. */
  about: ConversationContextDto | null;

  /**
   * How many messages there are, which is the number of the last one.
   * @example 14
   */
  messages: number;

  /**
   * The number of the last message that the viewer has read; 0 for none.
   * @example 12
   */
  read: number;

  /**
   * How many messages the viewer has not read.
   * @example 2
   */
  unread: number;

  /** Why the viewer may not write in it; `null` where they may. */
  end: ConversationEnd | null;

  /**
   * What the viewer is writing, as it was kept last.
   * @example "Shall we "
   */
  draft: string;

  /** What the viewer has attached to it. */
  draftFiles: ConversationFileDto[];
}

export class UnreadConversationsDto {
  /**
   * In how many conversations the viewer has something to read; from 100 on 100.
   * @example 3
   */
  count: number;
}

export class StartedConversationDto {
  /** The conversation: a new one, or the one that the same people have about the same. */
  id: string;
}
