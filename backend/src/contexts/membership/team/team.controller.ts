import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { entitlementExceeded, subscriptionReadOnly } from '../../../platform/entitlements/entitlement-problems';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { editedMeanwhile, organizationSuspended } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { lastOwner, organizationRequired } from '../membership.errors';
import { changingTeam } from '../membership.limits';
import { ChangeRole } from './change-role';
import { HandOverOrganization } from './hand-over-organization';
import { InvitePeople } from './invite-people';
import { LeaveOrganization } from './leave-organization';
import { RemovePerson } from './remove-person';
import { ResendInvitation } from './resend-invitation';
import { RevokeInvitation } from './revoke-invitation';
import { ChangeRoleDto, HandOverDto, InvitedPeopleDto, InvitePeopleDto, TeamDto } from './team.dto';
import { TeamQueries } from './team.queries';

const organization = notFound('organization of yours');

@ApiTags('membership: team')
@Controller('api/organizations/:organizationId')
export class TeamController {
  constructor(
    private readonly change: ChangeRole,
    private readonly handOver: HandOverOrganization,
    private readonly invite: InvitePeople,
    private readonly leave: LeaveOrganization,
    private readonly remove: RemovePerson,
    private readonly resend: ResendInvitation,
    private readonly revoke: RevokeInvitation,
    private readonly team: TeamQueries,
  ) {}

  /** Who belongs to an organization, who is invited, and how many seats are taken. */
  @Get('team')
  @Access('member', 'owners, admins, members and viewers of the organization')
  @Problems(organization)
  getTeam(@Id('organizationId') organizationId: string, @CurrentViewer() viewer: Viewer): Promise<TeamDto> {
    return this.team.team(viewer, organizationId);
  }

  /**
   * Invite people by mail, all of them or none. Each new address takes a seat at once; one that belongs to the organization or
   * is invited already takes none, and gets no mail.
   */
  @Post('invitations')
  @Creates()
  @Limited(changingTeam)
  @Access('organization-admin', 'owners, and admins unless they invite owners')
  @Problems(organization, organizationRequired, entitlementExceeded, subscriptionReadOnly)
  async invitePeople(
    @Id('organizationId') organizationId: string,
    @Body() body: InvitePeopleDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<InvitedPeopleDto> {
    return { addresses: await this.invite.execute(viewer, organizationId, body) };
  }

  /** Mail an invitation again, with a new link that works for 14 days. The link before works no more. */
  @Post('invitations/:id/resend')
  @HttpCode(204)
  @Limited(changingTeam)
  @Access('organization-admin', 'owners, and admins unless an owner is invited')
  @Problems(notFound('invitation'), organizationRequired, entitlementExceeded, subscriptionReadOnly)
  resendInvitation(
    @Id('organizationId') organizationId: string,
    @Id() id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.resend.execute(viewer, organizationId, id);
  }

  /** Take an invitation back. Its link works no more, and its seat is free. */
  @Delete('invitations/:id')
  @HttpCode(204)
  @Limited(changingTeam)
  @Access('organization-admin', 'owners, and admins unless an owner is invited')
  @Problems(notFound('invitation'), organizationRequired)
  revokeInvitation(
    @Id('organizationId') organizationId: string,
    @Id() id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.revoke.execute(viewer, organizationId, id);
  }

  /** Change what a person may do, from their next call on. An organization keeps an owner. */
  @Patch('people/:personId')
  @HttpCode(204)
  @Limited(changingTeam)
  @Access('organization-admin', 'owners, and admins unless somebody becomes or is an owner')
  @Problems(notFound('person'), organizationRequired, editedMeanwhile, lastOwner)
  changeRole(
    @Id('organizationId') organizationId: string,
    @Id('personId') personId: string,
    @Body() body: ChangeRoleDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.change.execute(viewer, organizationId, personId, body);
  }

  /** Remove a person, from their next call on. What they made stays the organization's; an organization keeps an owner. */
  @Delete('people/:personId')
  @HttpCode(204)
  @Limited(changingTeam)
  @Access('organization-admin', 'owners, and admins unless the person is an owner')
  @Problems(notFound('person'), organizationRequired, lastOwner)
  removePerson(
    @Id('organizationId') organizationId: string,
    @Id('personId') personId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.remove.execute(viewer, organizationId, personId);
  }

  /** Leave an organization. Its last owner hands it over first; while it is suspended its owners and admins stay. */
  @Post('leave')
  @HttpCode(204)
  @Limited(changingTeam)
  @Access('member', 'owners, admins, members and viewers of the organization')
  @Problems(organization, lastOwner, organizationSuspended)
  leaveOrganization(@Id('organizationId') organizationId: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.leave.execute(viewer, organizationId);
  }

  /** Hand an organization over to somebody who belongs to it. They own it, and the viewer is an admin from then on. */
  @Post('hand-over')
  @HttpCode(204)
  @Limited(changingTeam)
  @Access('organization-admin', 'owners of the organization')
  @Problems(notFound('person'), organizationRequired, lastOwner)
  handOverOrganization(
    @Id('organizationId') organizationId: string,
    @Body() { personId }: HandOverDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.handOver.execute(viewer, organizationId, personId);
  }
}
