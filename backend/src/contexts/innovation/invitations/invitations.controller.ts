import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { subscriptionReadOnly } from '../../billing';
import {
  alreadyInvited,
  alreadyProposed,
  invitingBlind,
  organizationRequired,
  problemNotOpen,
} from '../innovation.errors';
import { inviting } from '../innovation.limits';
import { InvitationDto, InviteToProposeDto } from './invitations.dto';
import { InvitationsQueries } from './invitations.queries';
import { InviteToPropose } from './invite-to-propose';

@ApiTags('innovation')
@Controller('api')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsQueries,
    private readonly invite: InviteToPropose,
  ) {}

  /**
   * Invite the organization of a solution to propose it to a problem: once for a problem and an organization. Its owners and
   * admins are told by mail.
   */
  @Post('problems/:id/invitations')
  @Creates()
  @Limited(inviting)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems(
    organizationRequired,
    subscriptionReadOnly,
    notFound('problem, or published solution of another organization'),
    problemNotOpen,
    invitingBlind,
    alreadyProposed,
    alreadyInvited,
  )
  async inviteToPropose(
    @Id() id: string,
    @Body() body: InviteToProposeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<InvitationDto> {
    return this.invitations.get(await this.invite.execute(viewer, id, body));
  }

  /**
   * Invitations to the viewer’s organizations that wait for an answer, newest first, 20 at most: not those that were
   * answered by a proposal, found not relevant, or whose problem is not open any more.
   */
  @Get('innovation/invitations')
  @Access('member')
  async listInvitations(@CurrentViewer() viewer: Viewer): Promise<InvitationDto[]> {
    return this.invitations.waiting(viewer);
  }
}
