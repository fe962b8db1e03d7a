import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { organizationSuspended } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { confirming } from '../membership.limits';
import { ClaimOrganization } from './claim-organization';
import { UnconfirmedOrganizationDto } from './registrations.dto';
import { RegistrationsQueries } from './registrations.queries';
import { RejectOrganization } from './reject-organization';

@ApiTags('membership')
@Controller('api/membership/unconfirmed-organizations')
export class UnconfirmedOrganizationsController {
  constructor(
    private readonly claim: ClaimOrganization,
    private readonly registrations: RegistrationsQueries,
    private readonly reject: RejectOrganization,
  ) {}

  /** Organizations registered with the viewer's address that nobody has confirmed yet: newest first, at most 50. */
  @Get()
  @Access('member')
  listUnconfirmedOrganizations(@CurrentViewer() viewer: Viewer): Promise<UnconfirmedOrganizationDto[]> {
    return this.registrations.unconfirmed(viewer.id);
  }

  /**
   * Say that an organization is one's own. It becomes the viewer's; links mailed for it end. Who owns or administers a suspended one
   * waits until that is lifted.
   */
  @Post(':id/confirm')
  @HttpCode(204)
  @Limited(confirming)
  @Access('member')
  @Problems(notFound('organization that waits for you'), organizationSuspended)
  claimOrganization(@CurrentViewer() viewer: Viewer, @Id() id: string): Promise<void> {
    return this.claim.execute(viewer, id);
  }

  /** Say that an organization is not one's own. It can no longer become the viewer's; links mailed for it end. */
  @Post(':id/reject')
  @HttpCode(204)
  @Limited(confirming)
  @Access('member')
  @Problems(notFound('organization that waits for you'))
  rejectOrganization(@CurrentViewer() viewer: Viewer, @Id() id: string): Promise<void> {
    return this.reject.execute(viewer, id);
  }
}
