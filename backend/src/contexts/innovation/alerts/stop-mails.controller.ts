import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { IgnoresBody } from '../../../platform/http/request-media';
import { unsubscribing } from '../innovation.limits';
import { StopMailsQuery } from './match-alerts.dto';
import { type RoutineMails, routineMails } from './stop-links';
import { StopMails } from './stop-mails';

const oneOfThem = new RegExp(routineMails.join('|'));

@ApiTags('innovation')
@Controller('api/innovation/mails/:mails/stop')
export class StopMailsController {
  constructor(private readonly stop: StopMails) {}

  /** Where a browser goes that opens the link of a mail: to the page that asks whether such mails shall stop. Changes nothing. */
  @Get()
  @Access('visitor')
  @HttpCode(303)
  @ApiResponse({ status: 303, description: 'To `/match-alerts/stop?token=…` or the like.' })
  async askToStopMails(
    @Id('mails', oneOfThem) mails: RoutineMails,
    @Query() { token }: StopMailsQuery,
    @Res() reply: FastifyReply,
  ) {
    return reply.redirect(`/${mails}/stop?token=${encodeURIComponent(token)}`, 303);
  }

  /**
   * Stop the mails about matches, saved searches or what is watched, with the link of one of them and without a session.
   *
   * What they are about stays. Mail programs call it by themselves when somebody unsubscribes (RFC 8058); what they send along is
   * not read.
   */
  @Post()
  @HttpCode(204)
  @Limited(unsubscribing)
  @Access('visitor', 'who has the link of a mail')
  @IgnoresBody()
  @Problems(notFound('mail with this link'))
  async stopMails(@Id('mails', oneOfThem) mails: RoutineMails, @Query() { token }: StopMailsQuery): Promise<void> {
    await this.stop.execute(mails, token);
  }
}

/** The same where mails that were sent before lead. */
@ApiExcludeController()
@Controller('api/innovation/:mails/stop')
export class FormerStopMailsController extends StopMailsController {}
