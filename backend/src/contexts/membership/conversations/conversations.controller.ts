import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entitlementExceeded, subscriptionReadOnly } from '../../../platform/entitlements/entitlement-problems';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { notConnected, organizationRequired } from '../membership.errors';
import {
  ConversationDraftDto,
  ConversationDto,
  ConversationEntryDto,
  ConversationsQuery,
  MarkReadDto,
  StartConversationDto,
  StartedConversationDto,
  UnreadConversationsDto,
} from './conversations.dto';
import { conversationEnded, messagesBlocked, reportedAlready } from './conversations.errors';
import {
  followingConversations,
  reportingMessages,
  startingConversations,
  writingMessages,
} from './conversations.limits';
import { ConversationsQueries } from './conversations.queries';
import { DirectMessageDto, DirectMessagesQuery, SendDirectMessageDto } from './direct-messages.dto';
import { DirectMessagesQueries } from './direct-messages.queries';
import { FollowConversation } from './follow-conversation';
import { ReportMessageDto } from './message-reports.dto';
import { ReportMessage } from './report-message';
import { SendDirectMessage } from './send-direct-message';
import { StartConversation } from './start-conversation';

const whoIsIn = 'owners, admins, members and viewers who are in the conversation';

@ApiTags('membership: conversations')
@Controller('api/conversations')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsQueries,
    private readonly follow: FollowConversation,
    private readonly messages: DirectMessagesQueries,
    private readonly reporting: ReportMessage,
    private readonly send: SendDirectMessage,
    private readonly start: StartConversation,
  ) {}

  /** The viewer’s conversations, one page of them: the last that was written in first. */
  @Get()
  @Access('member')
  @FreshPageOf(ConversationEntryDto, 'the last that was written in first')
  async listConversations(
    @Query() query: ConversationsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.conversations.list(viewer, query));
  }

  /** In how many conversations the viewer has something to read. */
  @Get('unread')
  @Access('member')
  countUnreadConversations(@CurrentViewer() viewer: Viewer): Promise<UnreadConversationsDto> {
    return this.conversations.unread(viewer);
  }

  /**
   * Write to people of a connected organization, or of one’s own. Where the same people have a conversation about the same, it goes
   * on there, whatever the plan. Whoever has not read it after five minutes is told by mail, once until they have.
   */
  @Post()
  @Creates()
  @Limited(startingConversations)
  @Access('member', 'as owner, admin or member of an organization whose plan includes it')
  @Problems(
    notFound('organization, person, or what it is about'),
    organizationRequired,
    notConnected,
    entitlementExceeded,
    subscriptionReadOnly,
    messagesBlocked,
    conversationEnded,
  )
  async startConversation(
    @Body() body: StartConversationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<StartedConversationDto> {
    return { id: await this.start.execute(viewer, body) };
  }

  /** A conversation: who is in it, what it is about, and how far it was read. */
  @Get(':id')
  @Access('member', whoIsIn)
  @Problems(notFound('conversation'))
  getConversation(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ConversationDto> {
    return this.conversations.get(viewer, id);
  }

  /** The messages of a conversation, newest first, one page of them. */
  @Get(':id/messages')
  @Access('member', whoIsIn)
  @FreshPageOf(DirectMessageDto)
  @Problems(notFound('conversation'))
  async listDirectMessages(
    @Id() id: string,
    @Query() query: DirectMessagesQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.messages.list(viewer, id, query));
  }

  /** Write in a conversation. It counts as unread for all others in it; whoever writes has read what came before. */
  @Post(':id/messages')
  @Creates()
  @Limited(writingMessages)
  @Access('member', whoIsIn)
  @Problems(notFound('conversation'), conversationEnded)
  async sendDirectMessage(
    @Id() id: string,
    @Body() body: SendDirectMessageDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<DirectMessageDto> {
    return this.messages.get(viewer, await this.send.execute(viewer, id, body));
  }

  /** Say how far a conversation was read. The others in it see that. */
  @Put(':id/read')
  @HttpCode(204)
  @Limited(followingConversations)
  @Access('member', whoIsIn)
  @Problems(notFound('conversation'))
  markConversationRead(
    @Id() id: string,
    @Body() { number }: MarkReadDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.follow.read(viewer, id, number);
  }

  /** Keep what the viewer is writing in a conversation, for whatever device they go on at. Nobody else sees it. */
  @Put(':id/draft')
  @HttpCode(204)
  @Limited(followingConversations)
  @Access('member', whoIsIn)
  @Problems(notFound('conversation'))
  keepConversationDraft(
    @Id() id: string,
    @Body() { text }: ConversationDraftDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.follow.keepDraft(viewer, id, text);
  }

  /** Say that the viewer is writing, to the others who look at the conversation just now. */
  @Post(':id/typing')
  @HttpCode(204)
  @Limited(followingConversations)
  @Access('member', whoIsIn)
  @Problems(notFound('conversation'), conversationEnded)
  sayTyping(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.follow.sayTyping(viewer, id);
  }

  /** Ask those who run the alliance to look at a message of somebody else. Who has written it is not told. */
  @Post(':id/messages/:messageId/report')
  @HttpCode(204)
  @Limited(reportingMessages)
  @Access('member', whoIsIn)
  @Problems(notFound('conversation, or message of somebody else in it'), reportedAlready)
  reportMessage(
    @Id() id: string,
    @Id('messageId') messageId: string,
    @Body() body: ReportMessageDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.reporting.execute(viewer, id, messageId, body);
  }
}
