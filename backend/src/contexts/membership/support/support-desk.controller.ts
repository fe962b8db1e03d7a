import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { AnswerTicket } from './answer-ticket';
import { CloseTicket } from './close-ticket';
import { AnswerTicketDto, AskedThreadDto, AskedTicketDto, AskedTicketsQuery, CloseTicketDto } from './support.dto';
import { answeringSupport } from './support.limits';
import { SupportQueries } from './support.queries';

const request = notFound('request');

@ApiTags('membership: support')
@Controller('api/admin/support')
export class SupportDeskController {
  constructor(
    private readonly answer: AnswerTicket,
    private readonly close: CloseTicket,
    private readonly queries: SupportQueries,
  ) {}

  /** All requests for help, the last changed first, one page of them. */
  @Get('tickets')
  @Access('operator')
  @FreshPageOf(AskedTicketDto, 'the last changed first')
  async listTickets(
    @Query() query: AskedTicketsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** One request for help of anybody, with who asks and all that was written. */
  @Get('tickets/:id')
  @Access('operator')
  @Problems(request)
  getAskedTicket(@Id() id: string): Promise<AskedThreadDto> {
    return this.queries.thread(id);
  }

  /** Answer a request for help. The answer is mailed to the person, for whom it waits then unless it is closed with it. */
  @Post('tickets/:id/answers')
  @Creates()
  @HttpCode(204)
  @Limited(answeringSupport)
  @Access('operator')
  @Problems(request)
  answerTicket(@Id() id: string, @Body() body: AnswerTicketDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.answer.execute(viewer, id, body);
  }

  /** Close a request for help of anybody, of which they are told, or open it again. Once more it changes nothing. */
  @Put('tickets/:id/closed')
  @HttpCode(204)
  @Limited(answeringSupport)
  @Access('operator')
  @Problems(request)
  closeAskedTicket(
    @Id() id: string,
    @Body() { isClosed }: CloseTicketDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.close.execute(viewer, id, isClosed);
  }
}
