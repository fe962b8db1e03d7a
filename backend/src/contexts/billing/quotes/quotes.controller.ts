import { Body, Controller, Get, Post, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { currencyFixed, organizationRequired, planNotSold, planRunsAlready } from '../billing.errors';
import { quoting } from '../billing.limits';
import { RefusedFieldsFilter } from '../payments/refused-fields.filter';
import { obstacleTo } from '../providers/obstacle';
import { PaymentProvider } from '../providers/payment-provider';
import type { Quote } from './quote';
import { QuotesApi } from './quotes.api';
import { QuoteDto, RequestQuoteDto, toQuoteDto } from './quotes.dto';
import { expectDecisionMaker, RequestQuote } from './request-quote';

@ApiTags('billing')
@Controller('api/billing/quotes')
export class QuotesController {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly quotes: QuotesApi,
    private readonly request: RequestQuote,
  ) {}

  /** Ask what a plan would cost an organization now. The answer holds for 30 minutes, and is what a payment names. */
  @Post()
  @Creates()
  @UseFilters(RefusedFieldsFilter)
  @Limited(quoting)
  @Access('member', 'owners and admins of the organization')
  @Problems(
    organizationRequired,
    notFound('plan, or organization of yours'),
    planNotSold,
    planRunsAlready,
    currencyFixed,
  )
  async requestQuote(@Body() body: RequestQuoteDto, @CurrentViewer() viewer: Viewer): Promise<QuoteDto> {
    return this.answer(await this.quotes.find(await this.request.execute(viewer, body)));
  }

  /** A quote, also one that has expired. */
  @Get(':id')
  @Access('member', 'owners and admins of the organization')
  @Problems(organizationRequired)
  async getQuote(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<QuoteDto> {
    const quote = await this.quotes.find(id);
    expectDecisionMaker(viewer, quote.organizationId, 'quote');
    return this.answer(quote);
  }

  private answer(quote: Quote): QuoteDto {
    return toQuoteDto(quote, obstacleTo(this.provider, quote));
  }
}
