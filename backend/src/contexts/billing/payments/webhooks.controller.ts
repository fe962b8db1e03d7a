import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { tooManyRequests } from '../../../platform/http/problems';
import { RawBody } from '../../../platform/http/route-settings';
import { signatureWrong } from '../billing.errors';
import { ReceiveWebhook } from './receive-webhook';

@ApiTags('billing')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly receive: ReceiveWebhook) {}

  /**
   * Tell of a payment, as its provider.
   *
   * Signed by the provider over the bytes of the body. Answered once the event is kept; the same one may come any number
   * of times, and nothing in it is believed.
   */
  @Post(':provider')
  @HttpCode(200)
  @Access('visitor', 'the payment provider, by its signature')
  @ApiParam({
    name: 'provider',
    description: 'Name of the provider, such as `paystack`.',
    schema: { type: 'string', pattern: '^[a-z-]+$' },
  })
  @ApiBody({ schema: { type: 'object' } })
  @Problems(signatureWrong, tooManyRequests)
  async receiveProviderEvent(
    @Param('provider') provider: string,
    @RawBody() body: Buffer | undefined,
    @Req() { headers, ip }: FastifyRequest,
  ): Promise<void> {
    await this.receive.execute(provider, body ?? Buffer.alloc(0), headers, ip);
  }
}
