import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Limited } from '../../../platform/http/limited';
import { IgnoresBody } from '../../../platform/http/request-media';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { choosing, unsubscribing } from '../innovation.limits';
import { MatchAlertsDto, SetMatchAlertsDto, StopMatchAlertsQuery } from './match-alerts.dto';
import { MatchAlertsQueries } from './match-alerts.queries';
import { SetMatchAlerts } from './set-match-alerts';

@ApiTags('innovation')
@Controller('api/innovation/match-alerts')
export class MatchAlertsController {
  constructor(
    private readonly alerts: MatchAlertsQueries,
    private readonly set: SetMatchAlerts,
  ) {}

  /** How often the viewer hears of new matches by mail. */
  @Get()
  @Access('member')
  async getMatchAlerts(@CurrentViewer() viewer: Viewer): Promise<MatchAlertsDto> {
    return this.alerts.of(viewer.id);
  }

  /**
   * Say how often to hear of new matches: `daily`, `weekly` or `off`.
   *
   * Mails go to owners and admins of the organizations that a match concerns, and to who submitted the problem or the solution.
   */
  @Put()
  @Limited(choosing)
  @Access('member')
  async setMatchAlerts(
    @Body() { frequency }: SetMatchAlertsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<MatchAlertsDto> {
    await this.set.execute(viewer, frequency);
    return { frequency };
  }

  /** Where a browser goes that opens the link of a mail: to the page that asks whether the mails shall stop. Changes nothing. */
  @Get('stop')
  @Access('visitor')
  @HttpCode(303)
  @ApiResponse({ status: 303, description: 'To `/match-alerts/stop?token=…`.' })
  async askToStopMatchAlerts(@Query() { token }: StopMatchAlertsQuery, @Res() reply: FastifyReply) {
    return reply.redirect(`/match-alerts/stop?token=${encodeURIComponent(token)}`, 303);
  }

  /**
   * Stop the mails about matches, with the link of one of them and without a session.
   *
   * Mail programs call it by themselves when somebody unsubscribes (RFC 8058); what they send along is not read.
   */
  @Post('stop')
  @HttpCode(204)
  @Limited(unsubscribing)
  @Access('visitor', 'who has the link of a mail')
  @IgnoresBody()
  @Problems(notFound('mail with this link'))
  async stopMatchAlerts(@Query() { token }: StopMatchAlertsQuery): Promise<void> {
    await this.set.stop(token);
  }
}
