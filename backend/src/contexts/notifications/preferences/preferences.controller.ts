import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { IgnoresBody } from '../../../platform/http/request-media';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { choosingNotifications, stoppingMails } from '../notifications.limits';
import { ChangePreferences } from './change-preferences';
import { ChangePreferencesDto, PreferencesDto, StopLinkQuery } from './preferences.dto';
import { PreferencesQueries } from './preferences.queries';
import { StopCategory, type StoppableMails, stoppableMails } from './stop-category';
import { UnmuteSubject } from './unmute-subject';

const oneOfThem = new RegExp(stoppableMails.join('|'));

@ApiTags('notifications: preferences')
@Controller('api/notifications')
export class PreferencesController {
  constructor(
    private readonly change: ChangePreferences,
    private readonly preferences: PreferencesQueries,
    private readonly stop: StopCategory,
    private readonly unmute: UnmuteSubject,
  ) {}

  /** How the viewer is told of what happens, when their mail waits, and what they have muted. */
  @Get('preferences')
  @Access('member')
  getNotificationPreferences(@CurrentViewer() viewer: Viewer): Promise<PreferencesDto> {
    return this.preferences.of(viewer.id);
  }

  /**
   * Say how to be told, and between which hours no mail is to come.
   *
   * Of security and billing everybody is told at once. A digest leaves at 8 in the morning, weekly ones on Monday, by the clocks of the
   * time zone that was chosen here last, or that of the profile, with what is unread by then, for who has not been here since.
   */
  @Put('preferences')
  @HttpCode(200)
  @Limited(choosingNotifications)
  @Access('member')
  async changeNotificationPreferences(
    @Body() body: ChangePreferencesDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PreferencesDto> {
    await this.change.execute(viewer, body);
    return this.preferences.of(viewer.id);
  }

  /** Hear again of something that was muted. */
  @Delete('mutes/:id')
  @HttpCode(204)
  @Limited(choosingNotifications)
  @Access('member')
  @Problems(notFound('muted thing'))
  unmuteNotifications(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.unmute.execute(viewer, id);
  }

  /** Where a browser goes that opens the link by which a notification’s mails stop: to the page that asks. Changes nothing. */
  @Get('mails/:mails/stop')
  @Access('visitor')
  @HttpCode(303)
  @ApiResponse({ status: 303, description: 'To `/notifications/stop?mails=…&token=…`.' })
  askToStopNotifications(
    @Id('mails', oneOfThem) mails: StoppableMails,
    @Query() { token }: StopLinkQuery,
    @Res() reply: FastifyReply,
  ) {
    return reply.redirect(`/notifications/stop?mails=${mails}&token=${encodeURIComponent(token)}`, 303);
  }

  /**
   * Stop the mails of a category, or daily and weekly ones, with the link of one of them and without a session. What they say stays in
   * the inbox.
   *
   * Mail programs call it by themselves when somebody unsubscribes (RFC 8058); what they send along is not read.
   */
  @Post('mails/:mails/stop')
  @HttpCode(204)
  @Limited(stoppingMails)
  @Access('visitor', 'who has the link of a mail')
  @IgnoresBody()
  @Problems(notFound('mail with this link'))
  stopNotifications(@Id('mails', oneOfThem) mails: StoppableMails, @Query() { token }: StopLinkQuery): Promise<void> {
    return this.stop.execute(mails, token);
  }
}
