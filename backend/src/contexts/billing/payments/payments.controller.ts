import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { paying } from '../billing.limits';
import { Reference, referenceParameter } from '../reference';
import { FollowPayment } from './follow-payment';
import { InitializePayment } from './initialize-payment';
import { InitializePaymentDto, PaymentInitializedDto, PaymentStateDto } from './payments.dto';

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
   * Name a plan and a currency, or a quote. The price comes from the price book. Sent again within 30 minutes it answers
   * the same page. When the provider does not answer, this does within ten seconds, and nothing has been charged.
   */
  @Post('initialize-payment')
  @HttpCode(200)
  @Limited(paying)
  @Access('member', 'owners and admins of the organization')
  @Problems({
    403: '`organization_required`: only owners and admins of an organization can do this on its behalf.',
    404: '`not_found`: there is no such plan or quote, or the organization is not one of the viewer’s.',
    409: [
      '`plan_not_sold`: this plan is not sold: it is free to join, or no longer offered.',
      '`plan_runs_already`: the organization has this plan already.',
      '`currency_fixed`: the running subscription is paid in another currency.',
      '`quote_expired`: this quote is older than 30 minutes; ask for a new one.',
      '`quote_altered`: this quote is not what was offered; ask for a new one.',
      '`already_paid`: this has been paid already.',
      '`nothing_to_pay`: there is nothing to pay: the plan is free.',
    ],
    422: [
      '`currency_not_charged`: payments in this currency are not possible here.',
      '`payment_refused`: unable to initialize payment; please try again.',
    ],
    503: '`payment_unavailable`: unable to initialize payment; please try again.',
  })
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
