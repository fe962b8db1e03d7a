import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import { Access, Problems } from '../../../platform/http/access';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import { WhileSeeing } from '../../../platform/http/see-as';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { EntitlementsQuery, SeatsDto } from './entitlements.dto';

@ApiTags('billing')
@Controller('api/billing/seats')
export class SeatsController {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly membership: MembershipApi,
  ) {}

  /** How many people beside the owner an organization has, and how many its plan allows. */
  @Get()
  @WhileSeeing()
  @Access('member', 'owners, admins, members and viewers of the organization')
  @Problems(notFound('organization of yours'))
  async getSeats(@Query() { organizationId }: EntitlementsQuery, @CurrentViewer() viewer: Viewer): Promise<SeatsDto> {
    if (!belongsTo(viewer, organizationId)) throw notFound('organization');
    const [used, limit] = await Promise.all([
      this.membership.seatsTaken(organizationId),
      this.entitlements.limitOf(organizationId, 'seats'),
    ]);
    return { used, limit };
  }
}
