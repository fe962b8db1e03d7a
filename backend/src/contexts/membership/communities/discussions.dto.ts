import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsEnum, IsInt, IsOptional, Min } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Searched, Text } from '../../../platform/http/text';
import { PageQuery, SearchSort } from '../../../platform/lists/browse.dto';
import { CommunityPersonDto } from './communities.dto';
import { PostReaction } from './community.enums';

export const longestPost = 10_000;
const longestTitle = 160;

/** A discussion as the list shows it. */
export class ThreadDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is about.
   * @example "How do you end a pilot that nobody wants to end?"
   */
  title: string;

  /** Who has started it. */
  author: CommunityPersonDto;

  /** When. */
  createdAt: string;

  /**
   * How many have replied.
   * @example 12
   */
  replies: number;

  /** When the last post was written. */
  lastActivityAt: string;

  /**
   * Whether it stands above the others.
   * @example false
   */
  isPinned: boolean;

  /**
   * Whether nobody can reply.
   * @example false
   */
  isLocked: boolean;

  /**
   * Whether there are posts that the viewer has not read; never for who does not belong to the community.
   * @example true
   */
  isUnread: boolean;
}

/** A discussion as its page shows it. */
export class ThreadPageDto extends ThreadDto {
  /**
   * The name of its community in addresses.
   * @example "innovation-leaders-network"
   */
  communitySlug: string;

  /** What the community is called. */
  communityName: string;

  /**
   * Whether the viewer may reply.
   * @example true
   */
  canReply: boolean;

  /**
   * Whether the community is closed: nobody writes there any more.
   * @example false
   */
  isClosed: boolean;

  /**
   * Whether the viewer belongs to the community.
   * @example true
   */
  isMember: boolean;

  /**
   * Whether the viewer pins, locks and hides.
   * @example false
   */
  canModerate: boolean;

  /** The first post that the viewer has not read, where they have read others before it; else `null`. */
  firstUnreadId: string | null;
}

export class PostMentionDto {
  /** The person's identifier, as it stands in the text: `@[Ada Okafor](person:<id>)`. */
  id: string;

  /**
   * The person's name.
   * @example "Ada Okafor"
   */
  name: string;
}

/** Somebody whom the viewer is offered to mention. */
export class PersonToMentionDto extends PostMentionDto {
  /** The address of their picture; `null` where they have none. */
  imageUrl: string | null;

  /** The organization that they belong to the community for. */
  organizationId: string;
}

/** How many have reacted to a post in one way. */
export class ReactionCountDto {
  /**
   * In which way.
   * @example "thanks"
   */
  @ApiProperty({ enum: PostReaction, enumName: 'PostReaction' })
  kind: PostReaction;

  /**
   * How many.
   * @example 4
   */
  count: number;

  /**
   * Whether the viewer is among them.
   * @example false
   */
  isMine: boolean;
}

/** What opens a discussion, or a reply. */
export class PostDto {
  /** Its identifier. */
  id: string;

  /** Of the discussion. */
  threadId: string;

  /**
   * Whether it opens the discussion.
   * @example false
   */
  opens: boolean;

  /**
   * What it says, as Markdown; `null` where moderators have hidden it and the viewer is neither its author nor one of them.
   * @example "We agree **on paper** what would end it before it begins."
   */
  text: string | null;

  /** Who is mentioned in it. Of other identifiers in the text nobody knows whose they are. */
  mentions: PostMentionDto[];

  /** Who has written it. */
  author: CommunityPersonDto;

  /** When. */
  createdAt: string;

  /** When its words were changed last; `null` while they are the first ones. */
  editedAt: string | null;

  /** Since when moderators hide it; `null` where they do not. */
  hiddenAt: string | null;

  /** Why it is hidden, for its author and for moderators; else `null`. */
  hiddenReason: string | null;

  /** By kinds, those that somebody has used. */
  reactions: ReactionCountDto[];

  /**
   * Counted up as its words change.
   * @example 1
   */
  revision: number;

  /**
   * Whether the viewer has written it.
   * @example false
   */
  isOwn: boolean;

  /**
   * Whether the viewer has reported it, and nobody has decided on that yet.
   * @example false
   */
  isReported: boolean;
}

export class PostsQuery extends PageQuery {
  /** Begin with this post of the discussion; without it with the one that opens it. */
  @IsOptional()
  @IsId({ message: 'from must be the id of a post' })
  from?: string;
}

export class PeopleQuery {
  /** A discussion, of which those come first to mind who write in it. */
  @IsOptional()
  @IsId({ message: 'discussionId must be the id of a discussion' })
  discussionId?: string;
}

export class CommunitySearchQuery extends PageQuery {
  /**
   * Words to look for in titles and posts; of the last one its beginning is enough.
   * @example "end pilot"
   */
  @Searched({ max: 2000, required: 'search must say what is looked for' })
  search: string;

  /** The order; `best` where absent. */
  @IsOptional()
  @IsEnum(SearchSort)
  sort?: SearchSort;
}

/** A post that a search has found. */
export class FoundPostDto {
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
   * The beginning of what it says.
   * @example "We agree on paper what would end it before it begins."
   */
  description: string;

  /** Who has written it. */
  author: CommunityPersonDto;

  /** When. */
  createdAt: string;

  /**
   * Words of the title and of the beginning, as they stand there, that the search has found.
   * @example ["pilot"]
   */
  hits: string[];
}

export class StartThreadDto {
  /**
   * What it is about: 1 to 160 characters on one line.
   * @example "How do you end a pilot that nobody wants to end?"
   */
  @Text({ max: longestTitle, required: 'Say what it is about' })
  title: string;

  /**
   * What it begins with, as Markdown: 1 to 10,000 characters. `@[Name](person:<id>)` mentions somebody of
   * `listCommunityPeople`; anybody else stays a word of the text.
   * @example "Ours has run for two years. What do you agree on **before** you begin?"
   */
  @Text({ max: longestPost, lines: true, required: 'Write what it begins with' })
  text: string;
}

export class ReplyDto {
  /**
   * The reply, as Markdown: 1 to 10,000 characters. `@[Name](person:<id>)` mentions somebody of `listCommunityPeople`; anybody
   * else stays a word of the text.
   * @example "We agree **on paper** what would end it."
   */
  @Text({ max: longestPost, lines: true, required: 'Write your reply' })
  text: string;
}

export class EditPostDto extends ReplyDto {
  /**
   * Another title, of what opens a discussion; the one that stands where absent.
   * @example "How do you end a pilot?"
   */
  @IsOptional()
  @Text({ max: longestTitle, required: 'Say what it is about' })
  title?: string;

  /**
   * The `revision` of the post that was read before it was changed.
   * @example 1
   */
  @IsInt()
  @Min(1)
  revision: number;
}

export class ReactDto {
  /**
   * In which way.
   * @example "thanks"
   */
  @IsEnum(PostReaction)
  kind: PostReaction;

  /**
   * False takes it back.
   * @example true
   */
  @IsBoolean()
  isOn: boolean;
}

export class SwitchDto {
  /**
   * Whether it is so from now on.
   * @example true
   */
  @IsBoolean()
  isOn: boolean;
}
