import { Readable } from 'node:stream';
import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minute } from '../../../platform/clock/durations';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { AnswersWithin } from '../../../platform/http/route-settings';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import {
  amountNotQuoted,
  currencyFixed,
  notInReview,
  notRefundable,
  planNotSold,
  providerAway,
  recordedAlready,
  refundTooLarge,
} from '../billing.errors';
import { keepingBooks } from '../billing.limits';
import { RecordOfflinePayment } from '../payments/record-offline-payment';
import { RequestRefund } from '../payments/request-refund';
import {
  CloseReviewDto,
  OfflinePaymentPreviewDto,
  OfflinePaymentQuery,
  RecordOfflinePaymentDto,
  RefundPaymentDto,
} from './bookkeeping.dto';
import { BooksQueries } from './books.queries';
import { CheckPayment } from './check-payment';
import { CloseReview } from './close-review';
import { ExportPayments } from './export-payments';
import { LedgerEntryDto, LedgerFilter, LedgerSummaryDto } from './ledger.dto';
import { LedgerPaymentDto } from './ledger-payment.dto';
import { toPreview } from './offline-preview';

@ApiTags('billing')
@Controller('api/admin/payments')
export class BooksController {
  constructor(
    private readonly check: CheckPayment,
    private readonly closing: CloseReview,
    private readonly exports: ExportPayments,
    private readonly offline: RecordOfflinePayment,
    private readonly queries: BooksQueries,
    private readonly refunds: RequestRefund,
  ) {}

  /** The ledger: payments of all organizations, newest first, one page of them. */
  @Get()
  @Access('super-admin')
  @FreshPageOf(LedgerEntryDto)
  async listLedger(
    @Query() query: LedgerFilter,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query, query.limit));
  }

  /** How many payments of a filter stand how, and what they come to. */
  @Get('summary')
  @Access('super-admin')
  async getLedgerSummary(@Query() query: LedgerFilter): Promise<LedgerSummaryDto> {
    return this.queries.summary(query);
  }

  /** All payments of a filter as a CSV file, amounts in currency units. Who takes it away is written down. */
  @Get('export')
  @AnswersWithin(10 * minute)
  @Access('super-admin')
  @Limited(keepingBooks)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('cache-control', 'no-store')
  async exportPayments(@Query() query: LedgerFilter, @CurrentViewer() viewer: Viewer): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.exports.execute(viewer, query)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="payments.csv"',
    });
  }

  /** What an offline payment would be recorded for now. */
  @Get('offline-preview')
  @Access('super-admin')
  @Problems(notFound('plan, or organization with an owner or admin'), planNotSold)
  async previewOfflinePayment(
    @Query() query: OfflinePaymentQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<OfflinePaymentPreviewDto> {
    return toPreview(await this.offline.preview(viewer, query));
  }

  /**
   * Record a payment that came past the provider, by bank transfer or cheque.
   *
   * It takes effect like any other: the plan begins, the invoice is issued and the receipt mailed.
   */
  @Post()
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  @Problems(
    notFound('plan, or organization with an owner or admin'),
    planNotSold,
    currencyFixed,
    amountNotQuoted,
    recordedAlready,
  )
  async recordOfflinePayment(
    @Body() body: RecordOfflinePaymentDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<LedgerPaymentDto> {
    const { amount, receivedAt, ...offline } = body;
    const recorded = { ...offline, amount: BigInt(amount), receivedAt: new Date(receivedAt) };
    return this.queries.find(await this.offline.execute(viewer, recorded));
  }

  /** One payment with its whole history. */
  @Get(':id')
  @Access('super-admin')
  async getPayment(@Id() id: string): Promise<LedgerPaymentDto> {
    return this.queries.find(id);
  }

  /**
   * Give back a part or all of a payment.
   *
   * The provider is told by a job. A credit note and a mail to the payer follow when the money has gone; where it is all
   * of it, the subscription that it bought ends.
   */
  @Post(':id/refunds')
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  @Problems(notFound('payment'), notRefundable, refundTooLarge)
  async refundPayment(
    @Id() id: string,
    @Body() { amount, reason }: RefundPaymentDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<LedgerPaymentDto> {
    await this.refunds.execute(viewer, id, { amount: amount ? BigInt(amount) : undefined, reason });
    return this.queries.find(id);
  }

  /** Ask the provider about a payment now; what it says takes effect. */
  @Post(':id/check')
  @HttpCode(200)
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  @Problems(providerAway)
  async checkPayment(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<LedgerPaymentDto> {
    await this.check.execute(viewer, id);
    return this.queries.find(id);
  }

  /** Take a payment out of review, with what was found. No money moves. */
  @Post(':id/review')
  @HttpCode(200)
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  @Problems(notInReview)
  async closePaymentReview(
    @Id() id: string,
    @Body() { note }: CloseReviewDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<LedgerPaymentDto> {
    await this.closing.execute(viewer, id, note);
    return this.queries.find(id);
  }
}
