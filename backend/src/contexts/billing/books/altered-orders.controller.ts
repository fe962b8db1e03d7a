import { Body, Controller, Get, HttpCode, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { keepingBooks } from '../billing.limits';
import { AlteredOrderDto, CloseAlteredOrderDto } from './altered-orders.dto';
import { AlteredOrdersQueries } from './altered-orders.queries';
import { CloseAlteredOrder } from './close-altered-order';

@ApiTags('billing')
@Controller('api/admin/altered-orders')
export class AlteredOrdersController {
  constructor(
    private readonly close: CloseAlteredOrder,
    private readonly queries: AlteredOrdersQueries,
  ) {}

  /** Orders that came with a price of their own and that nobody has looked at, newest first, one page of them. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(AlteredOrderDto)
  async listAlteredOrders(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** Take an order with a price of its own off the list, with what was found. Once more it changes nothing. */
  @Put(':id/closed')
  @HttpCode(204)
  @Limited(keepingBooks)
  @Access('super-admin')
  @Problems(notFound('order'))
  closeAlteredOrder(
    @Id() id: string,
    @Body() { note }: CloseAlteredOrderDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.close.execute(viewer, id, note);
  }
}
