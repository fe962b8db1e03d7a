import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { subscriptionReadOnly } from '../../billing';
import { editedMeanwhile, organizationRequired, statusNotAllowed } from '../innovation.errors';
import { evaluating } from '../innovation.limits';
import { ProblemsQueries } from '../problems/problems.queries';
import { ChangeRubric } from './change-rubric';
import { ChangeRubricDto, RubricDto, RubricVersionDto } from './rubric.dto';
import { RubricQueries } from './rubric.queries';

@ApiTags('innovation: evaluation')
@Controller('api/problems/:id/rubric')
export class RubricController {
  constructor(
    private readonly change: ChangeRubric,
    private readonly problems: ProblemsQueries,
    private readonly rubrics: RubricQueries,
  ) {}

  /** By what the proposals to a problem are judged, to everybody who sees it. */
  @Get()
  @Access('member')
  async getRubric(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<RubricDto> {
    return this.rubrics.find(viewer, await this.problem(id, viewer));
  }

  /** The rubric in force and those that it has taken the place of, newest first, 100 at most, to everybody who sees the problem. */
  @Get('versions')
  @Access('member')
  async listRubricVersions(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<RubricVersionDto[]> {
    return this.rubrics.versions(viewer, await this.problem(id, viewer));
  }

  /**
   * Say by what the proposals to a problem are judged. Once the problem is submitted a change makes a new version: who has proposed is
   * told by mail, and scores count no more until they are renewed. On an older `revision` it answers `edited_meanwhile`.
   */
  @Put()
  @Limited(evaluating)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems(organizationRequired, editedMeanwhile, statusNotAllowed, subscriptionReadOnly)
  async changeRubric(
    @Id() id: string,
    @Body() body: ChangeRubricDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RubricDto> {
    await this.change.execute(viewer, id, body);
    return this.rubrics.find(viewer, await this.problem(id, viewer));
  }

  private async problem(id: string, viewer: Viewer) {
    const problem = await this.problems.find(id, viewer);
    if (!problem) throw notFound('problem');
    return problem;
  }
}
