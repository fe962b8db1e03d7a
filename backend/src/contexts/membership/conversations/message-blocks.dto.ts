import { IsOptional } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { ConversationOrganizationDto } from './conversations.dto';

/** One of the two is named. */
export class BlockMessagesDto {
  /** A person who is in a conversation with the viewer. */
  @IsOptional()
  @IsId({ message: 'Name a person' })
  personId?: string;

  /** An organization of which somebody is in a conversation with the viewer, and which is not theirs. */
  @IsOptional()
  @IsId({ message: 'Name an organization' })
  organizationId?: string;
}

export class BlockedPersonDto {
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

export class MessageBlockDto {
  /** Its identifier. */
  id: string;

  /** Who is blocked; `null` where an organization is. */
  person: BlockedPersonDto | null;

  /** Which organization is blocked; `null` where a person is. */
  organization: ConversationOrganizationDto | null;

  /** Since when. */
  blockedAt: string;
}
