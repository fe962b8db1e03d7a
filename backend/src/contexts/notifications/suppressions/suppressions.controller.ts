import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { alreadySuppressed } from '../notifications.errors';
import { keepingMail } from '../notifications.limits';
import { AddSuppression } from './add-suppression';
import { LiftSuppression } from './lift-suppression';
import { AddSuppressionDto, LiftSuppressionDto, SuppressionDto, SuppressionFilter } from './suppressions.dto';
import { SuppressionsQueries } from './suppressions.queries';

@ApiTags('notifications: mail')
@Controller('api/admin/mail/suppressions')
export class SuppressionsController {
  constructor(
    private readonly adding: AddSuppression,
    private readonly lifting: LiftSuppression,
    private readonly queries: SuppressionsQueries,
  ) {}

  /** The addresses that get no mail, newest first, one page of them. */
  @Get()
  @Access('operator')
  @FreshPageOf(SuppressionDto)
  async listSuppressions(
    @Query() query: SuppressionFilter,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** Have an address get no mail from now on. What waits for it is not sent either. */
  @Post()
  @HttpCode(204)
  @Creates()
  @Limited(keepingMail)
  @Access('operator')
  @Problems(alreadySuppressed)
  async addSuppression(@Body() body: AddSuppressionDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.adding.execute(viewer, body);
  }

  /** Let an address get mail again. What was not sent meanwhile stays unsent; it can be sent again. */
  @Post(':id/lift')
  @HttpCode(204)
  @Creates()
  @Limited(keepingMail)
  @Access('operator')
  async liftSuppression(
    @Id() id: string,
    @Body() { reason }: LiftSuppressionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.lifting.execute(viewer, id, reason);
  }
}
