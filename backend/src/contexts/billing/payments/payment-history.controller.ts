import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { answerPage, PageOf } from '../../../platform/lists/page';
import { organizationRequired } from '../billing.errors';
import { expectDecisionMaker } from '../quotes/request-quote';
import { PaymentDto, PaymentHistoryQuery } from './payment-history.dto';
import { PaymentHistoryQueries } from './payment-history.queries';

@ApiTags('billing')
@Controller('api/billing/payments')
export class PaymentHistoryController {
  constructor(private readonly payments: PaymentHistoryQueries) {}

  /** What an organization, and those that were merged into it, have paid or begun to pay, newest first, one page of it, with what was issued about it. */
  @Get()
  @Access('member', 'owners and admins of the organization')
  @Problems(organizationRequired, notFound('organization of yours'))
  @PageOf(PaymentDto)
  async listPayments(
    @Query() query: PaymentHistoryQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { organizationId, limit, cursor } = query;
    expectDecisionMaker(viewer, organizationId);
    return answerPage(request, reply, query, await this.payments.list(organizationId, limit, cursor));
  }
}
