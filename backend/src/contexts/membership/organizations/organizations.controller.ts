import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Fresh } from '../../../platform/http/fresh';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { organizationInReview, organizationSuspended } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { CloseOrganization } from '../closing/close-organization';
import { organizationRequired } from '../membership.errors';
import { addingOrganizations } from '../membership.limits';
import { PlanOffers } from '../registrations/plan-offers';
import { AddOrganization } from './add-organization';
import { AddedOrganizationDto, AddOrganizationDto, CloseOrganizationDto } from './add-organization.dto';
import { MembershipTier } from './organization.enums';

@ApiTags('membership: organizations')
@Controller('api/organizations')
export class OrganizationsController {
  constructor(
    private readonly add: AddOrganization,
    private readonly close: CloseOrganization,
    private readonly offers: PlanOffers,
  ) {}

  /**
   * Add an organization of one's own. Who adds it owns it. It starts free, whatever tier is wished for. Who owns or administers a
   * suspended one adds none; nor, while registrations are reviewed first, who owns or administers none that has been reviewed.
   */
  @Post()
  @Creates()
  @Limited(addingOrganizations)
  @Access('member')
  @Problems(organizationInReview, organizationSuspended)
  async addOrganization(
    @Body() body: AddOrganizationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AddedOrganizationDto> {
    const id = await this.add.execute(viewer, body);
    const wished = body.membershipTier ?? MembershipTier.Free;
    const checkout = wished === MembershipTier.Free ? null : await this.offers.checkoutFor(wished, id);
    return { id, membershipTier: MembershipTier.Free, checkout };
  }

  /**
   * Close an organization, for good: it leaves the directory, nobody belongs to it any more, its domains are free, its connections
   * end, its problems close, its projects end or go to a partner, and what it pays for is not renewed. Invoices stay. One that is
   * suspended cannot be closed.
   */
  @Post(':organizationId/close')
  @HttpCode(204)
  @Limited(addingOrganizations)
  @Fresh()
  @Access('member', 'owners of the organization')
  @Problems(notFound('organization of yours'), organizationRequired)
  closeOrganization(
    @Id('organizationId') organizationId: string,
    @Body() { confirmation }: CloseOrganizationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.close.execute(viewer, organizationId, confirmation);
  }
}
