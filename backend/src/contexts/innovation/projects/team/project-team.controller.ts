import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../../platform/http/access';
import { notFound } from '../../../../platform/http/domain-error';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { Creates } from '../../../../platform/idempotency/creates';
import { subscriptionReadOnly } from '../../../billing';
import { organizationRequired } from '../../innovation.errors';
import { editing, inviting } from '../../innovation.limits';
import {
  alreadyAskedToJoin,
  alreadyPartner,
  joinRequestDecided,
  leadHasLeft,
  leadMustHandOver,
  projectEnded,
} from '../project.errors';
import { AnswerJoinRequest } from './answer-join-request';
import { DescribePart } from './describe-part';
import { HandOverLead } from './hand-over-lead';
import { PartFromProject } from './part-from-project';
import { RequestToJoin } from './request-to-join';
import {
  DescribePartDto,
  HandOverLeadDto,
  LeaveProjectDto,
  ProjectTeamDto,
  RequestToJoinDto,
  TeamReasonDto,
} from './team.dto';
import { TeamQueries } from './team.queries';
import { WithdrawJoinRequest } from './withdraw-join-request';

const asLead = 'as owner, admin or member of the organization that leads the project';
const asPartner = 'as owner, admin or member of an organization of the project';

/** Which organizations work on a project, as what, and who asks to. */
@ApiTags('innovation: projects')
@Controller('api/projects/:id')
export class ProjectTeamController {
  constructor(
    private readonly answer: AnswerJoinRequest,
    private readonly ask: RequestToJoin,
    private readonly describe: DescribePart,
    private readonly handOver: HandOverLead,
    private readonly parting: PartFromProject,
    private readonly team: TeamQueries,
    private readonly withdraw: WithdrawJoinRequest,
  ) {}

  /** Who works on a project, and who asks to. */
  @Get('team')
  @Access('member')
  async getProjectTeam(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProjectTeamDto> {
    return this.team.of(viewer, id);
  }

  /** Ask to work on a project, for an organization that does not. The owners and admins of its lead are told by mail. */
  @Post('join-requests')
  @Creates()
  @Limited(inviting)
  @Access('member', 'as owner, admin or member of the organization')
  @Problems(
    organizationRequired,
    alreadyPartner,
    alreadyAskedToJoin,
    projectEnded,
    leadHasLeft,
    subscriptionReadOnly,
    notFound('project, or organization of yours'),
  )
  async requestToJoin(
    @Id() id: string,
    @Body() body: RequestToJoinDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectTeamDto> {
    await this.ask.execute(viewer, id, body);
    return this.team.of(viewer, id);
  }

  /** Let an organization that asks for it work on the project. Its owners and admins are told by mail. */
  @Post('join-requests/:requestId/accept')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asLead)
  @Problems(organizationRequired, joinRequestDecided, projectEnded, notFound('project, or request to join it'))
  async acceptJoinRequest(
    @Id() id: string,
    @Id('requestId') requestId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectTeamDto> {
    await this.answer.execute(viewer, id, requestId, null);
    return this.team.of(viewer, id);
  }

  /** Decline a request to join the project, saying why. The owners and admins of who has asked are told by mail. */
  @Post('join-requests/:requestId/decline')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asLead)
  @Problems(organizationRequired, joinRequestDecided, notFound('project, or request to join it'))
  async declineJoinRequest(
    @Id() id: string,
    @Id('requestId') requestId: string,
    @Body() { reason }: TeamReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectTeamDto> {
    await this.answer.execute(viewer, id, requestId, reason);
    return this.team.of(viewer, id);
  }

  /** Take a request to join the project back. */
  @Post('join-requests/:requestId/withdraw')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', 'as owner, admin or member of the organization that has asked')
  @Problems(organizationRequired, joinRequestDecided, notFound('request of yours'))
  async withdrawJoinRequest(
    @Id() id: string,
    @Id('requestId') requestId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectTeamDto> {
    await this.withdraw.execute(viewer, id, requestId);
    return this.team.of(viewer, id);
  }

  /** Say what an organization is in the project, and what it brings. */
  @Put('partners/:partnerId')
  @Limited(editing)
  @Access('member', 'as owner, admin or member of that organization, or of the one that leads the project')
  @Problems(organizationRequired, notFound('project, or partner beside its lead'))
  async describePart(
    @Id() id: string,
    @Id('partnerId') partnerId: string,
    @Body() body: DescribePartDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectTeamDto> {
    await this.describe.execute(viewer, id, partnerId, body);
    return this.team.of(viewer, id);
  }

  /** Take an organization out of the project, saying why. Its owners and admins are told by mail. */
  @Post('partners/:partnerId/remove')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asLead)
  @Problems(organizationRequired, leadMustHandOver, notFound('project, or partner of it'))
  async removePartner(
    @Id() id: string,
    @Id('partnerId') partnerId: string,
    @Body() { reason }: TeamReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectTeamDto> {
    await this.parting.remove(viewer, id, partnerId, reason);
    return this.team.of(viewer, id);
  }

  /** Leave a project, saying why. Who leads it hands over first. */
  @Post('leave')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asPartner)
  @Problems(organizationRequired, leadMustHandOver, notFound('project, or organization of yours'))
  async leaveProject(
    @Id() id: string,
    @Body() body: LeaveProjectDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectTeamDto> {
    await this.parting.leave(viewer, id, body);
    return this.team.of(viewer, id);
  }

  /** Make a partner the lead of the project, and go on as a partner. Its owners and admins are told by mail. */
  @Put('lead')
  @Limited(editing)
  @Access('member', asLead)
  @Problems(organizationRequired, notFound('project, or partner beside its lead'))
  async handOverLead(
    @Id() id: string,
    @Body() { organizationId }: HandOverLeadDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectTeamDto> {
    await this.handOver.execute(viewer, id, organizationId);
    return this.team.of(viewer, id);
  }
}
