import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { entitlementExceeded, subscriptionReadOnly } from '../../../platform/entitlements/entitlement-problems';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { alreadyMember, organizationRequired, teamRequestDecided } from '../membership.errors';
import { changingTeam } from '../membership.limits';
import { AnswerJoinRequest } from './answer-join-request';
import { AcceptTeamRequestDto, DeclineTeamRequestDto, TeamJoinRequestDto } from './join-requests.dto';
import { JoinRequestsQueries } from './join-requests.queries';

const request = notFound('request to join');

@ApiTags('membership: team')
@Controller('api')
export class JoinRequestsController {
  constructor(
    private readonly answer: AnswerJoinRequest,
    private readonly requests: JoinRequestsQueries,
  ) {}

  /** Who asks to join an organization, the first asked first. */
  @Get('organizations/:organizationId/join-requests')
  @Access('organization-admin')
  @Problems(notFound('organization of yours'), organizationRequired)
  getTeamRequests(
    @Id('organizationId') organizationId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<TeamJoinRequestDto[]> {
    return this.requests.waiting(viewer, organizationId);
  }

  /** Let somebody in who asked. They take a seat. */
  @Post('organizations/:organizationId/join-requests/:id/accept')
  @HttpCode(204)
  @Limited(changingTeam)
  @Access('organization-admin', 'owners, and admins unless an owner is let in')
  @Problems(request, organizationRequired, teamRequestDecided, alreadyMember, entitlementExceeded, subscriptionReadOnly)
  acceptTeamRequest(
    @Id('organizationId') organizationId: string,
    @Id() id: string,
    @Body() { role }: AcceptTeamRequestDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.answer.execute(viewer, organizationId, id, { to: 'accept', role });
  }

  /** Decline a request to join. The person may ask again in three weeks. */
  @Post('organizations/:organizationId/join-requests/:id/decline')
  @HttpCode(204)
  @Limited(changingTeam)
  @Access('organization-admin')
  @Problems(request, organizationRequired, teamRequestDecided)
  declineTeamRequest(
    @Id('organizationId') organizationId: string,
    @Id() id: string,
    @Body() { reason }: DeclineTeamRequestDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.answer.execute(viewer, organizationId, id, { to: 'decline', reason: reason ?? null });
  }
}
