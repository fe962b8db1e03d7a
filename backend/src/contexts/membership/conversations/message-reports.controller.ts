import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { reportDecided } from './conversations.errors';
import { decidingReports } from './conversations.limits';
import { DecideReport } from './decide-report';
import { DecideReportDto, MessageReportDto, MessageReportsQuery } from './message-reports.dto';
import { MessageReportsQueries } from './message-reports.queries';

@ApiTags('membership: reports')
@Controller('api/admin/message-reports')
export class MessageReportsController {
  constructor(
    private readonly decide: DecideReport,
    private readonly reports: MessageReportsQueries,
  ) {}

  /** Messages that were reported, one page of them, newest first. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(MessageReportDto)
  async listMessageReports(
    @Query() query: MessageReportsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.reports.list(query));
  }

  /** Leave a message that was reported as it is, or delete what it says and what went with it, for good. */
  @Post(':id/decision')
  @HttpCode(204)
  @Limited(decidingReports)
  @Access('super-admin')
  @Problems(notFound('report'), reportDecided)
  decideMessageReport(
    @Id() id: string,
    @Body() { decision }: DecideReportDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.decide.execute(viewer, id, decision);
  }
}
