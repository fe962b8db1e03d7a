import { Body, Controller, Get, HttpCode, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { notMutable } from '../notifications.errors';
import { keepingInbox } from '../notifications.limits';
import { InboxCountsDto, InboxQuery, MarkNotificationDto, NotificationDto, ReadInboxDto } from './inbox.dto';
import { InboxQueries } from './inbox.queries';
import { MarkNotification } from './mark-notification';
import { MuteSubject } from './mute-subject';
import { ReadInbox } from './read-inbox';

@ApiTags('notifications: inbox')
@Controller('api/notifications/inbox')
export class InboxController {
  constructor(
    private readonly inbox: InboxQueries,
    private readonly mark: MarkNotification,
    private readonly mute: MuteSubject,
    private readonly read: ReadInbox,
  ) {}

  /** What the viewer was told, page by page, the newest first. */
  @Get()
  @Access('member')
  @FreshPageOf(NotificationDto)
  async browseInbox(
    @Query() query: InboxQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationDto[]> {
    return answerPage(request, reply, query, await this.inbox.browse(viewer.id, query));
  }

  /** How many of the viewer’s notifications are unread. */
  @Get('counts')
  @Access('member')
  countInbox(@CurrentViewer() viewer: Viewer): Promise<InboxCountsDto> {
    return this.inbox.counts(viewer.id);
  }

  /** Mark all notifications of the viewer as read, or all of a category. */
  @Post('read')
  @HttpCode(204)
  @Limited(keepingInbox)
  @Access('member')
  readInbox(@Body() { category }: ReadInboxDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.read.execute(viewer, category);
  }

  /** Mark a notification as read or unread. */
  @Patch(':id')
  @HttpCode(204)
  @Limited(keepingInbox)
  @Access('member')
  @Problems(notFound('notification'))
  markNotification(
    @Id() id: string,
    @Body() { isRead }: MarkNotificationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.mark.execute(viewer, id, isRead);
  }

  /**
   * Hear no more of what a notification is about. What was told of it so far becomes read.
   *
   * Security and billing cannot be muted.
   */
  @Post(':id/mute')
  @HttpCode(204)
  @Limited(keepingInbox)
  @Access('member')
  @Problems(notFound('notification'), notMutable)
  muteNotification(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.mute.execute(viewer, id);
  }
}
