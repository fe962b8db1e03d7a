import { Body, Controller, Get, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { invalidInput } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { valueNotUnderstood } from '../../../platform/money/money.errors';
import { subscriptionReadOnly } from '../../billing';
import { editedMeanwhile, organizationRequired } from '../innovation.errors';
import { editing } from '../innovation.limits';
import { ProjectChangeDto } from '../timeline/timeline.dto';
import { TimelineQueries } from '../timeline/timeline.queries';
import { EditProject } from './edit-project';
import { spendKeepsCurrency } from './project.errors';
import { ProjectAccess } from './project-access';
import { EditProjectDto, ProjectDetailDto } from './project-detail.dto';
import { ProjectDetailQueries } from './project-detail.queries';

/** One project, as its page shows it. */
@ApiTags('innovation: projects')
@Controller('api/projects/:id')
export class ProjectDetailController {
  constructor(
    private readonly access: ProjectAccess,
    private readonly edit: EditProject,
    private readonly projects: ProjectDetailQueries,
    private readonly timeline: TimelineQueries,
  ) {}

  /** A project. What it has to spend is shown to who works on it. */
  @Get()
  @Access('signed-in')
  async getProject(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProjectDetailDto> {
    return this.projects.get(viewer, id);
  }

  /** Write a project anew. What is left out is taken away. */
  @Put()
  @Limited(editing)
  @Access('member', 'as owner, admin or member of the organization that leads the project')
  @Problems(
    organizationRequired,
    editedMeanwhile,
    spendKeepsCurrency,
    subscriptionReadOnly,
    valueNotUnderstood,
    invalidInput,
  )
  async editProject(
    @Id() id: string,
    @Body() body: EditProjectDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProjectDetailDto> {
    await this.edit.execute(viewer, id, body);
    return this.projects.get(viewer, id);
  }

  /** What has happened to a project, newest first, one page of it. What was spent, and what shows that a gate’s items are there, is shown to who works on it. */
  @Get('changes')
  @Access('member')
  @FreshPageOf(ProjectChangeDto)
  async listProjectChanges(
    @Id() id: string,
    @Query() query: PageQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { standing } = await this.access.of(viewer, id);
    return answerPage(request, reply, query, await this.timeline.ofProject(id, viewer, standing, query));
  }
}
