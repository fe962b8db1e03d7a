import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { editedMeanwhile } from '../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { AssignCommunityRole } from './assign-community-role';
import { ChangeCommunity } from './change-community';
import { community, slugPattern } from './communities.controller';
import {
  ChangeCommunityDto,
  CommunityInvitationDto,
  CommunityMemberDto,
  CommunityMembersQuery,
  CommunityPageDto,
  CommunityRightsDto,
  InviteToCommunityDto,
} from './communities.dto';
import {
  alreadyInCommunity,
  communityClosed,
  communityRightRequired,
  lastCommunityManager,
} from './communities.errors';
import { invitingToCommunities, moderating } from './communities.limits';
import { CommunitiesQueries } from './communities.queries';
import { CommunityPeopleQueries } from './community-people.queries';
import { reading } from './discussions.controller';
import { InviteToCommunity } from './invite-to-community';
import { WithdrawCommunityInvitation } from './withdraw-community-invitation';

@ApiTags('membership: communities')
@Controller('api/communities/:slug')
export class CommunityPeopleController {
  constructor(
    private readonly assign: AssignCommunityRole,
    private readonly change: ChangeCommunity,
    private readonly communities: CommunitiesQueries,
    private readonly invite: InviteToCommunity,
    private readonly people: CommunityPeopleQueries,
    private readonly withdraw: WithdrawCommunityInvitation,
  ) {}

  /** Who belongs to a community: who has joined last first, one page of it, or those with a name. */
  @Get('members')
  @Access(
    'member',
    'who belongs to the community, whatever they are in an organization: owner, admin, member or viewer',
  )
  @Problems(community, ...reading)
  @FreshPageOf(CommunityMemberDto, 'who has joined last first')
  async listCommunityMembers(
    @Id('slug', slugPattern) slug: string,
    @Query() query: CommunityMembersQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.people.members(viewer, slug, query));
  }

  /** Say what somebody is called in a community, and what they may do there. They are told. */
  @Put('members/:personId')
  @HttpCode(204)
  @Limited(moderating)
  @Access('member')
  @Problems(notFound('person'), ...reading, communityRightRequired, lastCommunityManager)
  assignCommunityRole(
    @Id('slug', slugPattern) slug: string,
    @Id('personId') personId: string,
    @Body() body: CommunityRightsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.assign.execute(viewer, slug, personId, body);
  }

  /** Change what a community is called, what it is for, and who may take part. Those who belong to it stay. */
  @Put('settings')
  @Limited(moderating)
  @Access('member')
  @Problems(community, ...reading, communityRightRequired, editedMeanwhile)
  async changeCommunity(
    @Id('slug', slugPattern) slug: string,
    @Body() body: ChangeCommunityDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<CommunityPageDto> {
    await this.change.execute(viewer, slug, body);
    return this.communities.get(viewer, slug);
  }

  /** Who is invited to a community and has not joined, the last one first. */
  @Get('invitations')
  @Access('member')
  @Problems(community, ...reading, communityRightRequired)
  listCommunityInvitations(
    @Id('slug', slugPattern) slug: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<CommunityInvitationDto[]> {
    return this.people.invitations(viewer, slug);
  }

  /** Invite somebody to a community by mail: for thirty days who has the address may join. Again, it begins anew. */
  @Post('invitations')
  @Creates()
  @Limited(invitingToCommunities)
  @Access('member')
  @Problems(community, ...reading, communityRightRequired, communityClosed, alreadyInCommunity)
  async inviteToCommunity(
    @Id('slug', slugPattern) slug: string,
    @Body() { email }: InviteToCommunityDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<CommunityInvitationDto> {
    return this.people.invitation(viewer, slug, await this.invite.execute(viewer, slug, email));
  }

  /** Take an invitation to a community back. */
  @Delete('invitations/:id')
  @HttpCode(204)
  @Limited(moderating)
  @Access('member')
  @Problems(notFound('invitation'), ...reading, communityRightRequired)
  withdrawCommunityInvitation(
    @Id('slug', slugPattern) slug: string,
    @Id() id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.withdraw.execute(viewer, slug, id);
  }
}
