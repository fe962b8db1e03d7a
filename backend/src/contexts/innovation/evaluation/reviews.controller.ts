import { Body, Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import {
  leadRequired,
  organizationRequired,
  ownScoresFirst,
  proposalAmended,
  proposalDecided,
  reviewerExcused,
  reviewerRequired,
  rubricChanged,
  statusNotAllowed,
} from '../innovation.errors';
import { evaluating } from '../innovation.limits';
import { ExcuseDto } from './evaluation.dto';
import { EvaluationQueries } from './evaluation.queries';
import { ExcuseReviewer } from './excuse-reviewer';
import { ComparedProposalDto, CompareQuery, RankingDto } from './ranking.dto';
import { RankingQueries } from './ranking.queries';
import { ReviewDto, ScoreProposalDto } from './reviews.dto';
import { ScoreProposal } from './score-proposal';

const reviewers = 'as a reviewer of the problem who is owner, admin or member of its organization';
const managers =
  'as owner or admin of the problem’s organization, or as its member who submitted it or leads its reviewers';

@ApiTags('innovation: evaluation')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly evaluations: EvaluationQueries,
    private readonly excuse: ExcuseReviewer,
    private readonly rankings: RankingQueries,
    private readonly score: ScoreProposal,
  ) {}

  /**
   * The proposals to a problem that wait for a decision, the oldest first, 200 at most, as the viewer has to score them, with what they
   * have scored. Who proposes, and what others have scored, is kept from them until their own score is in.
   */
  @Get('problems/:id/reviews')
  @Access('member', 'as a reviewer of the problem who is owner, admin, member or viewer of its organization')
  @Problems(organizationRequired, reviewerRequired)
  async listReviews(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ReviewDto[]> {
    return this.evaluations.reviews(viewer, id);
  }

  /** Score a proposal, or score it anew, until it is decided. It counts by the versions of rubric and proposal that were read. */
  @Put('proposals/:id/score')
  @Limited(evaluating)
  @Access('member', reviewers)
  @Problems(organizationRequired, reviewerRequired, reviewerExcused, rubricChanged, proposalAmended, proposalDecided)
  async scoreProposal(
    @Id() id: string,
    @Body() body: ScoreProposalDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ReviewDto> {
    return this.evaluations.review(viewer, await this.score.execute(viewer, id, body), id);
  }

  /** Say that one gives no score to a proposal, and why; who leads, an owner or an admin may let one score again. */
  @Put('proposals/:id/recusal')
  @Limited(evaluating)
  @Access('member', reviewers)
  @Problems(organizationRequired, reviewerRequired, reviewerExcused, proposalDecided)
  async recuseFromProposal(
    @Id() id: string,
    @Body() body: ExcuseDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ReviewDto> {
    return this.evaluations.review(viewer, await this.excuse.recuse(viewer, id, body.reason), id);
  }

  /** Exclude a reviewer from scoring a proposal, saying why. What they have scored of it counts no more. */
  @Put('proposals/:id/excuses/:personId')
  @HttpCode(204)
  @Limited(evaluating)
  @Access('member', managers)
  @Problems(
    organizationRequired,
    leadRequired,
    proposalDecided,
    statusNotAllowed,
    notFound('proposal, or reviewer of it'),
  )
  async excludeReviewer(
    @Id() id: string,
    @Id('personId') personId: string,
    @Body() body: ExcuseDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.excuse.exclude(viewer, id, personId, body.reason);
  }

  /** Let a reviewer score a proposal who was excluded from it, or has recused themselves. What they have scored of it counts again. */
  @Delete('proposals/:id/excuses/:personId')
  @HttpCode(204)
  @Limited(evaluating)
  @Access('member', managers)
  @Problems(organizationRequired, leadRequired, proposalDecided, statusNotAllowed, notFound('proposal, or excuse'))
  async readmitReviewer(
    @Id() id: string,
    @Id('personId') personId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    await this.excuse.readmit(viewer, id, personId);
  }

  /**
   * The proposals to a problem that wait for a decision, 200 at most, the best first, with what the scores say together: to who leads,
   * owners and admins, and to a reviewer once their own scores are in.
   */
  @Get('problems/:id/ranking')
  @Access(
    'member',
    'as owner or admin of the problem’s organization, or as its member who leads its reviewers or has scored all there is',
  )
  @Problems(organizationRequired, leadRequired, ownScoresFirst)
  async getRanking(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<RankingDto> {
    return this.rankings.ranking(viewer, id);
  }

  /** One to three proposals to a problem side by side, decided ones too, with what was scored as far as the viewer may see it. */
  @Get('problems/:id/comparison')
  @Access('member', 'as owner, admin, member or viewer of the problem’s organization')
  @Problems(organizationRequired, notFound('problem, or proposal to it'))
  async compareProposals(
    @Id() id: string,
    @Query() query: CompareQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ComparedProposalDto[]> {
    return this.rankings.compare(viewer, id, query.proposals);
  }
}
