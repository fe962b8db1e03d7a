import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { SubscriptionStatusDto, SubscriptionStatusQuery } from './subscriptions.dto';
import { SubscriptionsQueries } from './subscriptions.queries';

@ApiTags('billing')
@Controller('api/subscription')
export class SubscriptionsController {
  constructor(private readonly queries: SubscriptionsQueries) {}

  /** Whether the viewer's organization has a subscription, to what, and which renewals have not been paid. */
  @Get('status')
  @Access('member')
  @Problems(notFound('organization of yours'))
  async getSubscriptionStatus(
    @Query() { organizationId }: SubscriptionStatusQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SubscriptionStatusDto> {
    return this.queries.statusFor(viewer, organizationId);
  }
}
