import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/access';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { keepingBooks } from '../billing.limits';
import { InboxEventDetailDto, InboxEventDto, InboxFilter } from './inbox.dto';
import { InboxQueries } from './inbox.queries';
import { ReplayProviderEvent } from './replay-provider-event';

@ApiTags('billing')
@Controller('api/admin/provider-events')
export class InboxController {
  constructor(
    private readonly queries: InboxQueries,
    private readonly replay: ReplayProviderEvent,
  ) {}

  /** What the payment provider has said, newest first, one page of it. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(InboxEventDto)
  async listProviderEvents(
    @Query() query: InboxFilter,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query, query.limit));
  }

  /** One event with its body. */
  @Get(':id')
  @Access('super-admin')
  async getProviderEvent(@Id() id: string): Promise<InboxEventDetailDto> {
    return this.queries.find(id);
  }

  /** Process an event once more. What has taken effect does not do so twice. */
  @Post(':id/replay')
  @HttpCode(200)
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  async replayProviderEvent(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<InboxEventDetailDto> {
    await this.replay.execute(viewer, id);
    return this.queries.find(id);
  }
}
