import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entitlementExceeded, subscriptionReadOnly } from '../../../platform/entitlements/entitlement-problems';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { editedMeanwhile, organizationRequired } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { PageQuery, SearchSuggestionDto, SuggestQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { community, slugPattern } from './communities.controller';
import {
  bannedFromCommunity,
  communityClosed,
  communityRightRequired,
  discussionAnswered,
  discussionLocked,
  notInCommunity,
  postHidden,
  postUnderReport,
} from './communities.errors';
import { discussing, moderating, readingDiscussions } from './communities.limits';
import { CommunityDoor } from './community-door';
import { CommunityMentions } from './community-mentions';
import { DeletePost } from './delete-post';
import {
  CommunitySearchQuery,
  EditPostDto,
  FoundPostDto,
  PeopleQuery,
  PersonToMentionDto,
  PostDto,
  PostsQuery,
  ReactDto,
  ReplyDto,
  StartThreadDto,
  SwitchDto,
  ThreadDto,
  ThreadPageDto,
} from './discussions.dto';
import { DiscussionsQueries } from './discussions.queries';
import { EditPost } from './edit-post';
import { MarkRead } from './mark-read';
import { MarkThread } from './mark-thread';
import { ReactToPost } from './react-to-post';
import { ReplyToThread } from './reply-to-thread';
import { StartThread } from './start-thread';

export const discussion = notFound('discussion');
export const post = notFound('post');
/** What stands in the way of reading. */
export const reading = [bannedFromCommunity, notInCommunity, organizationRequired, entitlementExceeded] as const;

@ApiTags('membership: communities')
@Controller('api')
export class DiscussionsController {
  constructor(
    private readonly deletion: DeletePost,
    private readonly discussions: DiscussionsQueries,
    private readonly door: CommunityDoor,
    private readonly edit: EditPost,
    private readonly mark: MarkThread,
    private readonly mentions: CommunityMentions,
    private readonly react: ReactToPost,
    private readonly read: MarkRead,
    private readonly reply: ReplyToThread,
    private readonly start: StartThread,
  ) {}

  /** Discussions of a community: the pinned ones, then those with the latest posts, one page of them. */
  @Get('communities/:slug/discussions')
  @Access('member')
  @Problems(community, ...reading)
  @FreshPageOf(ThreadDto, 'the latest posts first')
  async listThreads(
    @Id('slug', slugPattern) slug: string,
    @Query() query: PageQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.discussions.threads(viewer, slug, query.limit, query.cursor));
  }

  /** What a search finds in the discussions of a community, post by post. */
  @Get('communities/:slug/search')
  @Access('member')
  @Problems(community, ...reading)
  @FreshPageOf(FoundPostDto, 'in the order that is asked for')
  async searchCommunity(
    @Id('slug', slugPattern) slug: string,
    @Query() query: CommunitySearchQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.discussions.search(viewer, slug, query));
  }

  /** What was probably meant by a search for which no post of a community was found. */
  @Get('communities/:slug/search-suggestion')
  @Access('member')
  @Problems(community, ...reading)
  async suggestCommunitySearch(
    @Id('slug', slugPattern) slug: string,
    @Query() { search }: SuggestQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SearchSuggestionDto> {
    return { suggestion: await this.discussions.suggest(viewer, slug, search) };
  }

  /**
   * Whom the viewer is offered to mention in a community: who has written in the discussion lately, who moderates, and colleagues
   * who belong to it; by name, 250 at most. Others who belong to it can be mentioned too.
   */
  @Get('communities/:slug/people')
  @Access('member')
  @Problems(community, ...reading)
  async listCommunityPeople(
    @Id('slug', slugPattern) slug: string,
    @Query() { discussionId }: PeopleQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PersonToMentionDto[]> {
    const place = await this.door.at(viewer, slug);
    await this.door.requireReading(viewer, place);
    const people = await this.mentions.offered(viewer, place, discussionId);
    return people.map(({ personId: id, name, imageUrl, organizationId }) => ({ id, name, imageUrl, organizationId }));
  }

  /** Start a discussion. Who is mentioned is told. */
  @Post('communities/:slug/discussions')
  @Creates()
  @Limited(discussing)
  @Access('member', 'as owner, admin or member of an organization, who belongs to the community and may post')
  @Problems(community, ...reading, communityRightRequired, communityClosed, subscriptionReadOnly)
  async startThread(
    @Id('slug', slugPattern) slug: string,
    @Body() body: StartThreadDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ThreadPageDto> {
    return this.discussions.thread(viewer, await this.start.execute(viewer, slug, body));
  }

  /** One discussion, and what the viewer may do there. */
  @Get('discussions/:id')
  @Access('member')
  @Problems(discussion, ...reading)
  getThread(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ThreadPageDto> {
    return this.discussions.thread(viewer, id);
  }

  /** The posts of a discussion, the first one first, one page of them. What moderators hide has no text for others. */
  @Get('discussions/:id/posts')
  @Access('member')
  @Problems(discussion, ...reading)
  @FreshPageOf(PostDto, 'oldest first')
  async listPosts(
    @Id() id: string,
    @Query() query: PostsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.discussions.posts(viewer, id, query));
  }

  /** Reply in a discussion. Who has started it and who is mentioned are told. */
  @Post('discussions/:id/posts')
  @Creates()
  @Limited(discussing)
  @Access('member', 'as owner, admin or member of an organization, who belongs to the community and may post')
  @Problems(discussion, ...reading, communityRightRequired, communityClosed, discussionLocked, subscriptionReadOnly)
  async replyToThread(@Id() id: string, @Body() body: ReplyDto, @CurrentViewer() viewer: Viewer): Promise<PostDto> {
    return this.discussions.post(viewer, await this.reply.execute(viewer, id, body));
  }

  /** Mark a discussion as read, as far as it goes by now. */
  @Put('discussions/:id/read')
  @HttpCode(204)
  @Limited(readingDiscussions)
  @Access('member')
  @Problems(discussion, ...reading)
  markThreadRead(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.read.thread(viewer, id);
  }

  /** Pin a discussion above the others, or no more. */
  @Put('discussions/:id/pin')
  @HttpCode(204)
  @Limited(moderating)
  @Access('member', 'who moderates the community, whatever they are in an organization: owner, admin, member or viewer')
  @Problems(discussion, ...reading, communityRightRequired)
  pinThread(@Id() id: string, @Body() { isOn }: SwitchDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.mark.execute(viewer, id, 'pin', isOn);
  }

  /** Lock a discussion, so that nobody replies, or open it again. */
  @Put('discussions/:id/lock')
  @HttpCode(204)
  @Limited(moderating)
  @Access('member', 'who moderates the community, whatever they are in an organization: owner, admin, member or viewer')
  @Problems(discussion, ...reading, communityRightRequired)
  lockThread(@Id() id: string, @Body() { isOn }: SwitchDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.mark.execute(viewer, id, 'lock', isOn);
  }

  /** Change the words of a post of one’s own. On an older `revision` it answers `edited_meanwhile`. */
  @Put('posts/:id')
  @Limited(discussing)
  @Access('member', 'as who has written it, and still owner, admin or member of an organization')
  @Problems(
    post,
    ...reading,
    communityRightRequired,
    communityClosed,
    postHidden,
    editedMeanwhile,
    subscriptionReadOnly,
  )
  async editPost(@Id() id: string, @Body() body: EditPostDto, @CurrentViewer() viewer: Viewer): Promise<PostDto> {
    await this.edit.execute(viewer, id, body);
    return this.discussions.post(viewer, id);
  }

  /** Delete a post of one’s own: a reply, or a discussion in which nobody has replied. */
  @Delete('posts/:id')
  @HttpCode(204)
  @Limited(discussing)
  @Access('member')
  @Problems(post, ...reading, postHidden, discussionAnswered, postUnderReport)
  deletePost(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.deletion.execute(viewer, id);
  }

  /** React to a post with a sign, or take it back. */
  @Put('posts/:id/reactions')
  @Limited(readingDiscussions)
  @Access('member')
  @Problems(post, ...reading, communityClosed, postHidden)
  async reactToPost(@Id() id: string, @Body() body: ReactDto, @CurrentViewer() viewer: Viewer): Promise<PostDto> {
    await this.react.execute(viewer, id, body);
    return this.discussions.post(viewer, id);
  }
}
