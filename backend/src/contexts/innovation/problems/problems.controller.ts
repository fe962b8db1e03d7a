import { Body, Controller, Get, Post, Put, Query, Req, Res } from '@nestjs/common';
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
import { toUnits } from '../../../platform/money/money';
import { valueNotUnderstood } from '../../../platform/money/money.errors';
import { entitlementExceeded, subscriptionReadOnly } from '../../billing';
import { decisionsOverdue, editedMeanwhile, organizationRequired, statusNotAllowed } from '../innovation.errors';
import { editing, submitting } from '../innovation.limits';
import { EstimateValue } from '../money/estimate-value';
import { ChangeDto } from '../timeline/timeline.dto';
import { TimelineQueries } from '../timeline/timeline.queries';
import { CountViews } from '../views/count-views';
import { WatchesQueries } from '../watches/watches.queries';
import { EditProblem } from './edit-problem';
import {
  EditProblemDto,
  ProblemFacetsQuery,
  ProblemsQuery,
  SubmitProblemDto,
  ValueQuery,
} from './problem-requests.dto';
import {
  IndustryProblemDetailDto,
  IndustryProblemDto,
  ProblemFacetsDto,
  ProblemSummaryDto,
  ValuePreviewDto,
} from './problems.dto';
import { ProblemsQueries } from './problems.queries';
import { SubmitProblem } from './submit-problem';

@ApiTags('innovation')
@Controller('api/problems')
export class ProblemsController {
  constructor(
    private readonly edit: EditProblem,
    private readonly estimateValue: EstimateValue,
    private readonly problems: ProblemsQueries,
    private readonly submit: SubmitProblem,
    private readonly timeline: TimelineQueries,
    private readonly views: CountViews,
    private readonly watches: WatchesQueries,
  ) {}

  /** Problems, one page of them: newest first, or what a search has found. */
  @Get()
  @Access('member')
  @PageOf(IndustryProblemDto)
  async listProblems(
    @Query() query: ProblemsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    // What somebody watches changes without a write to problems.
    if (query.watched)
      return answerPage(request, reply, query, await this.problems.list(query, await this.watches.problems(viewer)));
    const { version } = this.problems.memory;
    if (isUnchanged(request, reply, version)) return;
    return answerPage(request, reply, query, await this.problems.list(query), version);
  }

  /** How many problems there are with each value of what they can be narrowed by, as far as the search and the other filters leave them. */
  @Get('facets')
  @Access('member')
  async countProblemFacets(
    @Query() query: ProblemFacetsQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProblemFacetsDto> {
    return this.problems.facets(query, await this.watches.problems(viewer));
  }

  /** Figures about all problems. */
  @Get('summary')
  @Access('member')
  async getProblemSummary(): Promise<ProblemSummaryDto> {
    return this.problems.summary();
  }

  /** Drafts and withdrawn problems of the viewer's organizations, the newest first, 200 at most. */
  @Get('hidden')
  @Access('member')
  async listHiddenProblems(@CurrentViewer() viewer: Viewer): Promise<IndustryProblemDto[]> {
    return this.problems.hidden(viewer);
  }

  /** What was probably meant by a search for which no problem was found. */
  @Get('search-suggestion')
  @Access('member')
  async suggestProblemSearch(@Query() query: SuggestQuery): Promise<SearchSuggestionDto> {
    return { suggestion: await this.problems.suggest(query.search) };
  }

  /** How a written estimated value is understood. */
  @Get('value-preview')
  @Access('member')
  @Problems(valueNotUnderstood('text', 'Write an amount such as $50M'))
  async previewProblemValue(@Query() query: ValueQuery): Promise<ValuePreviewDto> {
    const { minor, currency, usdMinor } = await this.estimateValue.execute(query.text, 'text');
    return { amount: toUnits(minor, currency), currency, usd: toUnits(usdMinor, 'USD') };
  }

  /** Submit a problem on behalf of an organization, or keep it as a draft. */
  @Post()
  @Creates()
  @Limited(submitting)
  @Access('member', 'as owner, admin or member of the organization')
  @Problems(
    valueNotUnderstood,
    organizationRequired,
    decisionsOverdue,
    entitlementExceeded,
    subscriptionReadOnly,
    notFound('organization of yours'),
  )
  async submitProblem(
    @Body() body: SubmitProblemDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<IndustryProblemDetailDto> {
    return this.getProblem(await this.submit.execute(viewer, body), viewer);
  }

  /** One problem, and what the viewer may do with it. */
  @Get(':id')
  @Access('member')
  async getProblem(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<IndustryProblemDetailDto> {
    const problem = await this.problems.find(id, viewer);
    if (!problem) throw notFound('problem');
    this.views.note(viewer, 'problem', id, problem.submittedBy.id);
    return problem;
  }

  /** What has happened to a problem, the newest first, 200 at most. */
  @Get(':id/changes')
  @Access('member')
  async listProblemChanges(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ChangeDto[]> {
    const { submittedBy } = await this.getProblem(id, viewer);
    return this.timeline.of('problem', id, submittedBy, viewer);
  }

  /** Write a problem anew: a draft, one that is open or one in progress. On an older `revision` it answers `edited_meanwhile`. */
  @Put(':id')
  @Limited(editing)
  @Access('member', 'as owner, admin or member of the problem’s organization')
  @Problems(valueNotUnderstood, organizationRequired, editedMeanwhile, statusNotAllowed, subscriptionReadOnly)
  async editProblem(
    @Id() id: string,
    @Body() body: EditProblemDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<IndustryProblemDetailDto> {
    await this.edit.execute(viewer, id, body);
    return this.getProblem(id, viewer);
  }
}
