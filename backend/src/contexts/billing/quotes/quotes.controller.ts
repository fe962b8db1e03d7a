import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { quoting } from '../billing.limits';
import { QuotesApi } from './quotes.api';
import { QuoteDto, RequestQuoteDto, toQuoteDto } from './quotes.dto';
import { expectDecisionMaker, RequestQuote } from './request-quote';

const roleRequired = '`organization_required`: only owners and admins of an organization can do this on its behalf.';

@ApiTags('billing')
@Controller('api/billing/quotes')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesApi,
    private readonly request: RequestQuote,
  ) {}

  /** Ask what a plan would cost an organization now. The answer holds for 30 minutes, and is what a payment names. */
  @Post()
  @Limited(quoting)
  @Access('member', 'owners and admins of the organization')
  @Problems({
    403: roleRequired,
    404: '`not_found`: there is no such plan, or the organization is not one of the viewer’s.',
    409: [
      '`plan_not_sold`: this plan is not sold: it is free to join, or no longer offered.',
      '`plan_runs_already`: the organization has this plan already.',
      '`currency_fixed`: the running subscription is paid in another currency.',
    ],
  })
  async requestQuote(@Body() body: RequestQuoteDto, @CurrentViewer() viewer: Viewer): Promise<QuoteDto> {
    return toQuoteDto(await this.quotes.find(await this.request.execute(viewer, body)));
  }

  /** A quote, also one that has expired. */
  @Get(':id')
  @Access('member', 'owners and admins of the organization')
  @Problems({ 403: roleRequired })
  async getQuote(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<QuoteDto> {
    const quote = await this.quotes.find(id);
    expectDecisionMaker(viewer, quote.organizationId);
    return toQuoteDto(quote);
  }
}
