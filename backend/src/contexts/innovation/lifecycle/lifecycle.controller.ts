import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { valueNotUnderstood } from '../../../platform/money/money.errors';
import { subscriptionReadOnly } from '../../billing';
import { projectStarted, proposalNotAccepted } from '../innovation.errors';
import { inviting } from '../innovation.limits';
import { ProjectDto } from '../projects/projects.dto';
import { ProjectsQueries } from '../projects/projects.queries';
import { ProjectOriginsDto, ProjectOriginsQuery, StartProjectForDto } from './lifecycle.dto';
import { ProjectOriginsQueries } from './project-origins.queries';
import { StartProjectFor } from './start-project-for';

/** What those who run the alliance do with its portfolio of projects. */
@ApiTags('innovation: lifecycle')
@Controller('api/admin/projects')
export class LifecycleController {
  constructor(
    private readonly origins: ProjectOriginsQueries,
    private readonly projects: ProjectsQueries,
    private readonly start: StartProjectFor,
  ) {}

  /** What a project of an organization can come of, and who there can lead it. */
  @Get('origins')
  @Access('super-admin')
  @Problems(notFound('organization'))
  async getProjectOrigins(@Query() query: ProjectOriginsQuery): Promise<ProjectOriginsDto> {
    return this.origins.of(query);
  }

  /**
   * Start a project for the organization that leads it, of an accepted proposal or of a problem and a solution.
   *
   * The same rules hold as for its own people: one of the two is its own, and one project comes of a proposal. Who leads it is told by
   * mail, like the owners and admins of all who are to work on it.
   */
  @Post()
  @Creates()
  @Limited(inviting)
  @Access('super-admin')
  @Problems(
    subscriptionReadOnly,
    notFound('organization, proposal, problem or solution'),
    proposalNotAccepted,
    projectStarted,
    valueNotUnderstood,
  )
  async startProjectFor(@Body() body: StartProjectForDto, @CurrentViewer() viewer: Viewer): Promise<ProjectDto> {
    return this.projects.get(await this.start.execute(viewer, body), viewer);
  }
}
