import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { organizationIds } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { SearchSuggestionDto, SuggestQuery } from '../../../platform/lists/browse.dto';
import { answerPage, isUnchanged, PageOf } from '../../../platform/lists/page';
import { entitlementExceeded, subscriptionReadOnly } from '../../billing';
import {
  editedMeanwhile,
  organizationRequired,
  problemNotOpen,
  solutionAccepted,
  solutionNotDraft,
  solutionProposedBefore,
  statusNotAllowed,
} from '../innovation.errors';
import { editing, proposing, submitting } from '../innovation.limits';
import { ReasonDto } from '../problems/problem-requests.dto';
import { ChangeDto } from '../timeline/timeline.dto';
import { TimelineQueries } from '../timeline/timeline.queries';
import { CountViews } from '../views/count-views';
import { WatchesQueries } from '../watches/watches.queries';
import { DiscardSolution } from './discard-solution';
import { EditSolution } from './edit-solution';
import { PublishSolution } from './publish-solution';
import { EditSolutionDto, SolutionFacetsQuery, SolutionsQuery, SubmitSolutionDto } from './solution-requests.dto';
import { SolutionDetailDto, SolutionDto, SolutionFacetsDto, SolutionSummaryDto } from './solutions.dto';
import { SolutionsQueries } from './solutions.queries';
import { SubmitSolution } from './submit-solution';
import { WithdrawSolution } from './withdraw-solution';

const asOwner = 'as owner, admin or member of the solution’s organization';

@ApiTags('innovation')
@Controller('api/solutions')
export class SolutionsController {
  constructor(
    private readonly discard: DiscardSolution,
    private readonly edit: EditSolution,
    private readonly publish: PublishSolution,
    private readonly solutions: SolutionsQueries,
    private readonly submit: SubmitSolution,
    private readonly timeline: TimelineQueries,
    private readonly views: CountViews,
    private readonly watches: WatchesQueries,
    private readonly withdraw: WithdrawSolution,
  ) {}

  /** Solutions, one page of them: newest first, or what a search has found. Drafts are shown to their organization's people only. */
  @Get()
  @Access('member')
  @PageOf(SolutionDto)
  async listSolutions(
    @Query() query: SolutionsQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    // What somebody watches changes without a write to solutions.
    if (query.watched) {
      const watched = await this.watches.solutions(viewer);
      return answerPage(request, reply, query, await this.solutions.list(viewer, query, watched));
    }
    // Two who see different drafts may use one browser.
    const version = [this.solutions.memory.version, ...organizationIds(viewer)].join('.');
    if (isUnchanged(request, reply, version)) return;
    return answerPage(request, reply, query, await this.solutions.list(viewer, query), version);
  }

  /** How many solutions there are with each value of what they can be narrowed by, as far as the search and the other filters leave them. */
  @Get('facets')
  @Access('member')
  async countSolutionFacets(
    @Query() query: SolutionFacetsQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SolutionFacetsDto> {
    return this.solutions.facets(viewer, query, await this.watches.solutions(viewer));
  }

  /** Figures about all solutions that the viewer may see. */
  @Get('summary')
  @Access('member')
  async getSolutionSummary(@CurrentViewer() viewer: Viewer): Promise<SolutionSummaryDto> {
    return this.solutions.summary(viewer);
  }

  /** What was probably meant by a search for which no solution was found. */
  @Get('search-suggestion')
  @Access('member')
  async suggestSolutionSearch(
    @Query() query: SuggestQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SearchSuggestionDto> {
    return { suggestion: await this.solutions.suggest(viewer, query.search) };
  }

  /**
   * Submit a solution on behalf of an organization.
   *
   * It is a draft unless `publish` is true or `problemId` names a problem that it is proposed to.
   */
  @Post()
  @Creates()
  @Limited(submitting)
  @Access('member', 'as owner, admin or member of the organization')
  @Problems(
    organizationRequired,
    entitlementExceeded,
    subscriptionReadOnly,
    notFound('problem, or organization of yours'),
    problemNotOpen,
  )
  async submitSolution(@Body() body: SubmitSolutionDto, @CurrentViewer() viewer: Viewer): Promise<SolutionDetailDto> {
    return this.getSolution(await this.submit.execute(viewer, body), viewer);
  }

  /** One solution, and what the viewer may do with it. */
  @Get(':id')
  @Access('member')
  async getSolution(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<SolutionDetailDto> {
    const solution = await this.solutions.find(id, viewer);
    if (!solution) throw notFound('solution');
    this.views.note(viewer, 'solution', id, solution.submittedBy.id);
    return solution;
  }

  /** Show a draft to all members. */
  @Post(':id/publish')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', asOwner)
  @Problems(organizationRequired, subscriptionReadOnly, solutionNotDraft)
  async publishSolution(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<SolutionDetailDto> {
    await this.publish.execute(viewer, id);
    return this.getSolution(id, viewer);
  }

  /** What has happened to a solution, the newest first, 200 at most. */
  @Get(':id/changes')
  @Access('member')
  async listSolutionChanges(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ChangeDto[]> {
    const { submittedBy } = await this.getSolution(id, viewer);
    return this.timeline.of('solution', id, submittedBy, viewer);
  }

  /** Write a solution anew. On an older `revision` it answers `edited_meanwhile`. */
  @Put(':id')
  @Limited(editing)
  @Access('member', asOwner)
  @Problems(organizationRequired, editedMeanwhile, subscriptionReadOnly)
  async editSolution(
    @Id() id: string,
    @Body() body: EditSolutionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SolutionDetailDto> {
    await this.edit.execute(viewer, id, body);
    return this.getSolution(id, viewer);
  }

  /** Take a published solution back, saying why: it is a draft again, and no longer proposed where nobody has decided. */
  @Post(':id/withdraw')
  @HttpCode(200)
  @Limited(proposing)
  @Access('member', asOwner)
  @Problems(organizationRequired, statusNotAllowed, solutionAccepted)
  async withdrawSolution(
    @Id() id: string,
    @Body() { reason }: ReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SolutionDetailDto> {
    await this.withdraw.execute(viewer, id, reason);
    return this.getSolution(id, viewer);
  }

  /** Throw the draft of a solution away, for good, unless it was ever proposed. */
  @Delete(':id')
  @HttpCode(204)
  @Limited(editing)
  @Access('member', asOwner)
  @Problems(organizationRequired, solutionNotDraft, solutionProposedBefore)
  async discardSolution(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.discard.execute(viewer, id);
  }
}
