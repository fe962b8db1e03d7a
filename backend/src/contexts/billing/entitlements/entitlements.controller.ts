import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { WhileSeeing } from '../../../platform/http/see-as';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { EntitlementDto, MetersQuery } from './entitlements.dto';
import { ListEntitlements } from './list-entitlements';

@ApiTags('billing')
@Controller('api/billing/entitlements')
export class EntitlementsController {
  constructor(private readonly list: ListEntitlements) {}

  /**
   * What the viewer's organizations, or one of them, may do by their plans, and how much of it is used: every feature, in
   * the order of plan cards.
   */
  @Get()
  @WhileSeeing()
  @Access('member', 'owners, admins, members and viewers of the organization')
  @Problems(notFound('organization of yours'))
  listEntitlements(@Query() query: MetersQuery, @CurrentViewer() viewer: Viewer): Promise<EntitlementDto[]> {
    return this.list.execute(viewer, query.organizationId);
  }
}
