import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { OverdueDecisionsDto, ProblemOrganizationDto, SolutionOrganizationDto } from './answers.dto';
import { AnswersQueries } from './answers.queries';

/** What organizations owe to who proposes to them, and how they have kept it. */
@ApiTags('innovation')
@Controller('api')
export class AnswersController {
  constructor(
    private readonly answers: AnswersQueries,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  /** Organizations whose overdue decisions the viewer may make, with how many they are; those without one are left out. */
  @Get('proposals/overdue')
  @Access('member')
  async listOverdueDecisions(@CurrentViewer() viewer: Viewer): Promise<OverdueDecisionsDto[]> {
    return this.answers.owed(viewer);
  }

  /** The organization behind a problem, and its record of answering proposals. */
  @Get('problems/:id/organization')
  @Access('member')
  async getProblemOrganization(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ProblemOrganizationDto> {
    const problem = await this.problems.find(id, viewer);
    if (!problem) throw notFound('problem');
    return this.answers.ofProblem(problem, viewer);
  }

  /** The organization behind a solution, and how often others have accepted what it proposed. */
  @Get('solutions/:id/organization')
  @Access('member')
  async getSolutionOrganization(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<SolutionOrganizationDto> {
    const solution = await this.solutions.find(id, viewer);
    if (!solution) throw notFound('solution');
    return this.answers.ofSolution(solution);
  }
}
