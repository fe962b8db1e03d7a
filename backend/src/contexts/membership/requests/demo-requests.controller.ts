import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/access';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { DemoRequestDto } from './requests.dto';
import { RequestsQueries } from './requests.queries';

@ApiTags('membership')
@Controller('api/admin/demo-requests')
export class DemoRequestsController {
  constructor(private readonly queries: RequestsQueries) {}

  /** Who has asked for a demonstration, newest first, one page of them. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(DemoRequestDto)
  async listDemoRequests(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.listDemos(query));
  }
}
