import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { answerPage, FreshPageOf, type Page } from '../../../platform/lists/page';
import { matchHidden, organizationRequired } from '../innovation.errors';
import { comparing, judging } from '../innovation.limits';
import { ProblemFacetsDto } from '../problems/problems.dto';
import { SolutionFacetsDto } from '../solutions/solutions.dto';
import { JudgeMatch } from './judge-match';
import { KeptMatchesQueries } from './kept-matches.queries';
import {
  FindSimilarDto,
  FoundMatchDto,
  JudgedMatchDto,
  JudgeMatchDto,
  MatchesQuery,
  ProblemMatchDto,
  ProblemMatchesQuery,
  ProblemMatchFacetsQuery,
  RecommendationDto,
  RecommendationsQuery,
  SavedMatchDto,
  SimilarDto,
  SimilarSolutionDto,
  SolutionMatchDto,
  SolutionMatchesQuery,
  SolutionMatchFacetsQuery,
} from './matches.dto';
import { MatchesQueries } from './matches.queries';
import { SimilarQueries } from './similar.queries';
import { WithdrawVerdict } from './withdraw-verdict';

/** One more than the page shows, which says whether there is a next one. */
const asWanted = ({ limit, cursor, ...query }: MatchesQuery) => ({
  ...asShown(query),
  limit: limit + 1,
  from: Number(cursor ?? 0),
});

const asShown = ({ hidden, saved }: Pick<MatchesQuery, 'hidden' | 'saved'>) => ({ hidden, saved });

function toPage<Match>(found: Match[], { limit, cursor }: MatchesQuery): Page<Match> {
  const items = found.slice(0, limit);
  const end = Number(cursor ?? 0) + items.length;
  const hasMore = found.length > limit;
  return { items, total: { count: end, orMore: hasMore }, next: hasMore ? String(end) : undefined };
}

@ApiTags('innovation')
@Controller('api')
export class MatchesController {
  constructor(
    private readonly judge: JudgeMatch,
    private readonly kept: KeptMatchesQueries,
    private readonly matches: MatchesQueries,
    private readonly similar: SimilarQueries,
    private readonly withdraw: WithdrawVerdict,
  ) {}

  /**
   * What is like a problem that is being written: the five most similar open problems, however little they have in common with it,
   * and solutions that may fit already. Changes nothing.
   */
  @Post('problems/similar')
  @HttpCode(200)
  @Limited(comparing)
  @Access('member')
  async findSimilar(@Body() { text }: FindSimilarDto, @CurrentViewer() viewer: Viewer): Promise<SimilarDto> {
    return this.similar.to(text, viewer);
  }

  /**
   * Solutions of the viewer’s organizations, drafts included, that are most like one that is being written, at most five, copies
   * first. Changes nothing.
   */
  @Post('solutions/similar')
  @HttpCode(200)
  @Limited(comparing)
  @Access('member')
  async findSimilarSolutions(
    @Body() { text }: FindSimilarDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SimilarSolutionDto[]> {
    return this.similar.own(text, viewer);
  }

  /** Solutions that may fit a problem, best first, each with its reasons: the best 300, or those that were judged, 5,000 at most. */
  @Get('problems/:id/matches')
  @Access('member')
  @FreshPageOf(SolutionMatchDto, 'best first')
  async listProblemMatches(
    @Id() id: string,
    @Query() query: ProblemMatchesQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SolutionMatchDto[]> {
    const matches = await this.matches.ofProblem(id, viewer, asWanted(query), query);
    if (!matches) throw notFound('problem');
    return answerPage(request, reply, query, toPage(matches, query));
  }

  /**
   * How many of the solutions that may fit a problem, at least `possible` matches or else judged ones, there are with each value of what
   * they can be narrowed by, as far as the other filters leave them; and beside them how many weaker ones.
   */
  @Get('problems/:id/matches/facets')
  @Access('member')
  async countProblemMatchFacets(
    @Id() id: string,
    @Query() query: ProblemMatchFacetsQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SolutionFacetsDto> {
    const facets = await this.matches.facetsOfProblem(id, viewer, asShown(query), query);
    if (!facets) throw notFound('problem');
    return facets;
  }

  /** The same of the open problems that a solution may solve. */
  @Get('solutions/:id/matches/facets')
  @Access('member')
  async countSolutionMatchFacets(
    @Id() id: string,
    @Query() query: SolutionMatchFacetsQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ProblemFacetsDto> {
    const facets = await this.matches.facetsOfSolution(id, viewer, asShown(query), query);
    if (!facets) throw notFound('solution');
    return facets;
  }

  /** Open problems that a solution may solve, best first, each with its reasons: the best 300, or those that were judged, 5,000 at most. */
  @Get('solutions/:id/matches')
  @Access('member')
  @FreshPageOf(ProblemMatchDto, 'best first')
  async listSolutionMatches(
    @Id() id: string,
    @Query() query: SolutionMatchesQuery,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProblemMatchDto[]> {
    const matches = await this.matches.ofSolution(id, viewer, asWanted(query), query);
    if (!matches) throw notFound('solution');
    return answerPage(request, reply, query, toPage(matches, query));
  }

  /**
   * All matches that stand, newest first: of each problem and each solution the ten best, at least `possible`, that were there when it came or
   * was changed. A match ends when one of the two is withdrawn.
   */
  @Get('innovation/matches')
  @Access('member')
  @FreshPageOf(FoundMatchDto)
  async listMatches(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FoundMatchDto[]> {
    return answerPage(request, reply, query, await this.kept.list(query));
  }

  /**
   * What was found for the viewer's organizations: solutions of others that may fit their open problems, and open problems
   * of others that their published solutions may solve.
   */
  @Get('innovation/recommendations')
  @Access('member')
  async listRecommendations(
    @Query() { limit = 6 }: RecommendationsQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RecommendationDto[]> {
    return this.kept.recommended(viewer, limit);
  }

  /** What the viewer’s organizations have saved and is still to be seen, newest first, 50 at most. */
  @Get('innovation/saved-matches')
  @Access('member')
  async listSavedMatches(@CurrentViewer() viewer: Viewer): Promise<SavedMatchDto[]> {
    return this.kept.saved(viewer);
  }

  /** Save a match, or say that it is not relevant, on behalf of an organization; in place of what it said before. */
  @Put('innovation/match-verdicts')
  @Limited(judging)
  @Access('member', 'as owner, admin or member of the organization')
  @Problems(
    organizationRequired,
    matchHidden,
    notFound('problem, solution, organization of yours, or verdict that it replaces'),
  )
  async judgeMatch(@Body() body: JudgeMatchDto, @CurrentViewer() viewer: Viewer): Promise<JudgedMatchDto> {
    return this.judge.execute(viewer, body);
  }

  /** Take an organization's verdict back: the match is shown again. */
  @Delete('innovation/match-verdicts/:id')
  @HttpCode(204)
  @Limited(judging)
  @Access('member', 'as owner, admin or member of the organization')
  @Problems(organizationRequired, notFound('verdict'))
  async withdrawVerdict(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.withdraw.execute(viewer, id);
  }
}
