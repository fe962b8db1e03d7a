import { Controller, Get, Header, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { MailFrame } from '../../../platform/mail/mail-frame';
import {
  messageForgotten,
  messageNotStoppable,
  messageOptional,
  messageOutdated,
  messageWaiting,
  recipientSuppressed,
} from '../notifications.errors';
import { keepingMail } from '../notifications.limits';
import { MessageDetailDto, MessageDto, MessageFilter } from './messages.dto';
import { MessagesQueries } from './messages.queries';
import { ResendMessage } from './resend-message';
import { StopMessage } from './stop-message';

@ApiTags('notifications: mail')
@Controller('api/admin/mail/messages')
export class MessagesController {
  constructor(
    private readonly queries: MessagesQueries,
    private readonly resending: ResendMessage,
    private readonly stopping: StopMessage,
  ) {}

  /** Every message, newest first, one page of them. */
  @Get()
  @Access('operator')
  @FreshPageOf(MessageDto)
  async listMessages(
    @Query() query: MessageFilter,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** One message with what it says, each try and its resends. Secrets of links in it are hidden. */
  @Get(':id')
  @Access('operator')
  @Header('cache-control', 'no-store')
  async getMessage(@Id() id: string): Promise<MessageDetailDto> {
    return this.queries.find(id);
  }

  /** One message as its recipient sees it, but for the secrets of its links, for a sandboxed frame. */
  @Get(':id/html')
  @Access('operator', 'while what it says is kept (404 later)')
  @MailFrame()
  async showMessageHtml(@Id() id: string): Promise<string> {
    return this.queries.htmlOf(id);
  }

  /**
   * Send what a message said once more, to the same address.
   *
   * Answers the new message. Values are kept for some weeks after a message was queued (the setting `mailValuesDays`); a message whose link has stopped working
   * is not sent again.
   */
  @Post(':id/resend')
  @Creates()
  @Limited(keepingMail)
  @Access('operator')
  @Problems(messageWaiting, messageForgotten, messageOptional, messageOutdated, recipientSuppressed)
  async resendMessage(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<MessageDetailDto> {
    return this.queries.find(await this.resending.execute(viewer, id));
  }

  /** Take a message out of the queue. It can be sent again later. */
  @Post(':id/stop')
  @HttpCode(200)
  @Creates()
  @Limited(keepingMail)
  @Access('operator')
  @Problems(messageNotStoppable)
  async stopMessage(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<MessageDetailDto> {
    await this.stopping.execute(viewer, id);
    return this.queries.find(id);
  }
}
