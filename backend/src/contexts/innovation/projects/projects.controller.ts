import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { SearchSuggestionDto, SuggestQuery } from '../../../platform/lists/browse.dto';
import { answerPage, isUnchanged, PageOf } from '../../../platform/lists/page';
import { valueNotUnderstood } from '../../../platform/money/money.errors';
import { subscriptionReadOnly } from '../../billing';
import { MembershipApi } from '../../membership';
import { invitationAnswered, organizationRequired, projectStarted, proposalNotAccepted } from '../innovation.errors';
import { inviting, proposing } from '../innovation.limits';
import { SubmitterDto } from '../problems/problems.dto';
import { AnswerProjectInvitation } from './answer-project-invitation';
import { projectEnded } from './project.errors';
import { ProjectInvitationsQueries } from './project-invitations.queries';
import { ProjectDto, ProjectFacetsDto, ProjectFacetsQuery, ProjectSummaryDto, ProjectsQuery } from './projects.dto';
import { ProjectsQueries } from './projects.queries';
import { StartProject } from './start-project';
import {
  AnswerProjectInvitationDto,
  OrganizationSearchQuery,
  ProjectInvitationDto,
  StartProjectDto,
} from './start-project.dto';

@ApiTags('innovation: projects')
@Controller('api')
export class ProjectsController {
  constructor(
    private readonly answer: AnswerProjectInvitation,
    private readonly invitations: ProjectInvitationsQueries,
    private readonly membership: MembershipApi,
    private readonly projects: ProjectsQueries,
    private readonly start: StartProject,
  ) {}

  /** Projects, one page of them: newest first, or what a search has found. */
  @Get('projects')
  @Access('signed-in')
  @PageOf(ProjectDto)
  async listProjects(
    @Query() query: ProjectsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    // Two who work on different ones may use one browser: budgets are shown to those who do, and who leads one may move it.
    const roles = viewer.organizations.map(({ id, role }) => `${id}-${role}`);
    const version = [this.projects.memory.version, ...roles].join('.');
    if (isUnchanged(request, reply, version)) return;
    return answerPage(request, reply, query, await this.projects.list(viewer, query), version);
  }

  /** How many projects there are with each value of what they can be narrowed by, as far as the search and the other filters leave them. */
  @Get('projects/facets')
  @Access('member')
  async countProjectFacets(
    @Query() query: ProjectFacetsQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectFacetsDto> {
    return this.projects.facets(viewer, query);
  }

  /** Figures about all projects. */
  @Get('projects/summary')
  @Access('signed-in')
  async getProjectSummary(): Promise<ProjectSummaryDto> {
    return this.projects.summary();
  }

  /** What was probably meant by a search for which no project was found. */
  @Get('projects/search-suggestion')
  @Access('member')
  async suggestProjectSearch(@Query() query: SuggestQuery): Promise<SearchSuggestionDto> {
    return { suggestion: await this.projects.suggest(query.search) };
  }

  /** Organizations that a project can ask to work on it, by a part of their name, at most 20. */
  @Get('projects/organizations')
  @Access('member')
  async findCollaborators(@Query() { search }: OrganizationSearchQuery): Promise<SubmitterDto[]> {
    return this.membership.findOrganizations(search);
  }

  /** Projects that ask an organization of the viewer to work on them, and wait for an answer: newest first, 20 at most. */
  @Get('projects/invitations')
  @Access('member')
  async listProjectInvitations(@CurrentViewer() viewer: Viewer): Promise<ProjectInvitationDto[]> {
    return this.invitations.waiting(viewer);
  }

  /** Say whether an organization works on a project that asks it to. The lead is told by mail. */
  @Post('projects/invitations/:id/answer')
  @HttpCode(204)
  @Limited(proposing)
  @Access('member', 'as owner, admin or member of the organization that is asked')
  @Problems(organizationRequired, notFound('invitation'), invitationAnswered, projectEnded, subscriptionReadOnly)
  async answerProjectInvitation(
    @Id() id: string,
    @Body() body: AnswerProjectInvitationDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.answer.execute(viewer, id, body);
  }

  /**
   * Start a project of an accepted proposal, or of a problem and a solution of which one is the viewer’s.
   *
   * One project comes of a proposal. The owners and admins of all who are to work on it are told by mail.
   */
  @Post('projects')
  @Creates()
  @Limited(inviting)
  @Access('member', 'as owner, admin or member of the organization of the problem or of the solution')
  @Problems(
    organizationRequired,
    subscriptionReadOnly,
    notFound('proposal, problem, solution or organization'),
    proposalNotAccepted,
    projectStarted,
    valueNotUnderstood,
  )
  async startProject(@Body() body: StartProjectDto, @CurrentViewer() viewer: Viewer): Promise<ProjectDto> {
    return this.projects.get(await this.start.execute(viewer, body), viewer);
  }
}
