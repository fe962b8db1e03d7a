import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../../platform/http/access';
import { Id } from '../../../../platform/http/id';
import { Limited } from '../../../../platform/http/limited';
import { editedMeanwhile } from '../../../../platform/http/problems';
import { CurrentViewer, type Viewer } from '../../../../platform/http/viewer';
import { Creates } from '../../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../../platform/lists/page';
import { AssignCommunityRole } from '../assign-community-role';
import { ChangeCommunity } from '../change-community';
import { community, slugPattern } from '../communities.controller';
import { CommunityRightsDto } from '../communities.dto';
import { lastCommunityManager } from '../communities.errors';
import { managingCommunities } from '../communities.limits';
import { CloseCommunity } from './close-community';
import {
  CloseCommunityDto,
  CommunityCandidateDto,
  CommunityCandidatesQuery,
  CommunityFiguresDto,
  CreateCommunityDto,
  ManageCommunityDto,
  ManagedCommunitiesQuery,
  ManagedCommunityDto,
  ManagedMemberDto,
  ManagedMembersQuery,
} from './community-management.dto';
import { CommunityManagementQueries } from './community-management.queries';
import { CreateCommunity } from './create-community';

@ApiTags('membership: management')
@Controller('api/admin')
export class CommunityManagementController {
  constructor(
    private readonly assign: AssignCommunityRole,
    private readonly change: ChangeCommunity,
    private readonly close: CloseCommunity,
    private readonly create: CreateCommunity,
    private readonly queries: CommunityManagementQueries,
  ) {}

  /** All communities, also those that nobody else sees, one page of them. */
  @Get('communities')
  @Access('super-admin')
  @FreshPageOf(ManagedCommunityDto)
  async listManagedCommunities(
    @Query() query: ManagedCommunitiesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.list(query));
  }

  /** How many communities there are, what is in them, and what waits for moderators. */
  @Get('community-figures')
  @Access('super-admin')
  getCommunityFigures(): Promise<CommunityFiguresDto> {
    return this.queries.figures();
  }

  /** People of the alliance who can be given a role in a community, by name or address, at most 20. */
  @Get('community-candidates')
  @Access('super-admin')
  findCommunityCandidates(@Query() { search }: CommunityCandidatesQuery): Promise<CommunityCandidateDto[]> {
    return this.queries.candidates(search);
  }

  /** Make a community, and name who manages it. They are told. */
  @Post('communities')
  @Creates()
  @Limited(managingCommunities)
  @Access('super-admin')
  async createCommunity(
    @Body() body: CreateCommunityDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ManagedCommunityDto> {
    await this.create.execute(viewer, body);
    return this.queries.get(body.slug);
  }

  /** One community with its settings and figures, also one that nobody else sees. */
  @Get('communities/:slug')
  @Access('super-admin')
  @Problems(community)
  getManagedCommunity(@Id('slug', slugPattern) slug: string): Promise<ManagedCommunityDto> {
    return this.queries.get(slug);
  }

  /** Change what any community is called, what it is for, its picture, and who may take part. Those who belong to it stay. */
  @Put('communities/:slug')
  @Limited(managingCommunities)
  @Access('super-admin')
  @Problems(community, editedMeanwhile)
  async manageCommunity(
    @Id('slug', slugPattern) slug: string,
    @Body() body: ManageCommunityDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ManagedCommunityDto> {
    await this.change.execute(viewer, slug, body);
    return this.queries.get(slug);
  }

  /** Close a community, so that its people read on and nobody writes or joins, or open it again. Who manages it is told why. */
  @Put('communities/:slug/closed')
  @Limited(managingCommunities)
  @Access('super-admin')
  @Problems(community)
  async closeCommunity(
    @Id('slug', slugPattern) slug: string,
    @Body() body: CloseCommunityDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ManagedCommunityDto> {
    await this.close.execute(viewer, slug, body);
    return this.queries.get(slug);
  }

  /** Who belongs to any community, who has joined last first, one page of them. */
  @Get('communities/:slug/members')
  @Access('super-admin')
  @Problems(community)
  @FreshPageOf(ManagedMemberDto, 'who has joined last first')
  async listManagedMembers(
    @Id('slug', slugPattern) slug: string,
    @Query() query: ManagedMembersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerPage(request, reply, query, await this.queries.members(slug, query));
  }

  /**
   * Say what somebody is called in any community, and what they may do there. Who does not belong to it does from then on. They are
   * told.
   */
  @Put('communities/:slug/members/:personId')
  @HttpCode(204)
  @Limited(managingCommunities)
  @Access('super-admin')
  @Problems(community, lastCommunityManager)
  giveCommunityRole(
    @Id('slug', slugPattern) slug: string,
    @Id('personId') personId: string,
    @Body() body: CommunityRightsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.assign.execute(viewer, slug, personId, body);
  }
}
