import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../../platform/http/access';
import { Limited } from '../../../../platform/http/limited';
import { AcceptsForms } from '../../../../platform/http/request-media';
import { tryingOut } from '../../billing.limits';
import { Reference, referenceParameter } from '../../reference';
import { DecideTestChargeDto } from './test-checkout.dto';
import { checkoutPage, policy } from './test-checkout.page';
import { TestPayments } from './test-payments';

const whereUsed = 'where payments are tried out, without a provider (404 otherwise)';

@ApiTags('billing')
@Controller('api/test-provider/checkout')
export class TestCheckoutController {
  constructor(private readonly payments: TestPayments) {}

  /** The page of the test provider on which a payment is made, or is not. */
  @Get(':reference')
  @Access('visitor', whereUsed)
  @ApiParam(referenceParameter)
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', policy)
  @Header('cache-control', 'no-store')
  async showTestCheckout(@Reference() of: string): Promise<string> {
    return checkoutPage(await this.payments.demand(of));
  }

  /** Say on the test provider's page what becomes of a payment. */
  @Post(':reference')
  @HttpCode(303)
  @Limited(tryingOut)
  @Access('visitor', whereUsed)
  @ApiParam(referenceParameter)
  @AcceptsForms()
  @ApiResponse({ status: 303, description: 'Back to where the payer came from.' })
  async decideTestCharge(
    @Reference() of: string,
    @Body() { decision }: DecideTestChargeDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await reply.redirect(await this.payments.execute(of, decision), 303);
  }
}
