import { Body, Controller, Get, HttpCode, Post, UseFilters } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import {
  alreadyPaid,
  amountTooSmall,
  currencyFixed,
  currencyNotCharged,
  nothingToPay,
  organizationRequired,
  paymentRefused,
  paymentUnavailable,
  planNotSold,
  planRunsAlready,
  quoteAltered,
  quoteExpired,
} from '../billing.errors';
import { paying } from '../billing.limits';
import { Reference, referenceParameter } from '../reference';
import { FollowPayment } from './follow-payment';
import { InitializePayment } from './initialize-payment';
import { InitializePaymentDto, PaymentInitializedDto, PaymentStateDto } from './payments.dto';
import { RefusedFieldsFilter } from './refused-fields.filter';

@ApiTags('billing')
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly follow: FollowPayment,
    private readonly initialize: InitializePayment,
  ) {}

  /**
   * Begin a payment and learn where it is made.
   *
   * Name a plan and a currency, or a quote. The price comes from the price book. Who begins a subscription agrees to the
   * terms in force, which are noted with the payment. Sent again within 30 minutes it answers
   * the same page. When the provider does not answer, this does within ten seconds, and nothing has been charged.
   */
  @Post('initialize-payment')
  @HttpCode(200)
  @Creates()
  @UseFilters(RefusedFieldsFilter)
  @Limited(paying)
  @Access('member', 'owners and admins of the organization')
  @Problems(
    organizationRequired,
    notFound('plan, quote or organization of yours'),
    planNotSold,
    planRunsAlready,
    currencyFixed,
    quoteExpired,
    quoteAltered,
    alreadyPaid,
    nothingToPay,
    currencyNotCharged,
    amountTooSmall,
    paymentRefused,
    paymentUnavailable,
  )
  async initializePayment(
    @Body() body: InitializePaymentDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PaymentInitializedDto> {
    return this.initialize.execute(viewer, body);
  }

  /** Where a payment stands, for the page that the provider leads back to. */
  @Get('payments/:reference/status')
  @Access('member', 'owners and admins of the organization that pays')
  @ApiParam(referenceParameter)
  async getPaymentStatus(@Reference() reference: string, @CurrentViewer() viewer: Viewer): Promise<PaymentStateDto> {
    return this.follow.execute(viewer, reference);
  }
}
