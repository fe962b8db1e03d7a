import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { leadRequired, organizationRequired, reviewersFull, statusNotAllowed } from '../innovation.errors';
import { appointing } from '../innovation.limits';
import { AddReviewer } from './add-reviewer';
import { ChooseLead } from './choose-lead';
import { ChooseLeadDto, ColleagueDto, EvaluationDto } from './evaluation.dto';
import { EvaluationQueries } from './evaluation.queries';
import { RemoveReviewer } from './remove-reviewer';

const managers =
  'as owner or admin of the problem’s organization, or as its member who submitted it or leads its reviewers';

@ApiTags('innovation: evaluation')
@Controller('api/problems/:id')
export class ReviewersController {
  constructor(
    private readonly add: AddReviewer,
    private readonly choose: ChooseLead,
    private readonly evaluations: EvaluationQueries,
    private readonly remove: RemoveReviewer,
  ) {}

  /** How the proposals to a problem are compared: who reviews, who leads, and how far they are. */
  @Get('evaluation')
  @Access('member', 'as owner, admin, member or viewer of the problem’s organization')
  @Problems(organizationRequired)
  async getEvaluation(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<EvaluationDto> {
    return this.evaluations.find(viewer, id);
  }

  /** Whom the viewer may ask to review, or let lead: whoever may act for the problem’s organization, by name, 200 at most. */
  @Get('reviewer-candidates')
  @Access('member', managers)
  @Problems(organizationRequired, leadRequired)
  async listReviewerCandidates(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<ColleagueDto[]> {
    return this.evaluations.candidates(viewer, id);
  }

  /**
   * Ask somebody to review the proposals to a problem; they are told by mail. With the first one there is somebody who leads: who
   * submitted the problem, or else who asks. From then on who leads decides, or an owner or admin.
   */
  @Put('reviewers/:personId')
  @Limited(appointing)
  @Access('member', managers)
  @Problems(
    organizationRequired,
    leadRequired,
    reviewersFull,
    statusNotAllowed,
    notFound('problem, or person who may act for its organization'),
  )
  async addReviewer(
    @Id() id: string,
    @Id('personId') personId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<EvaluationDto> {
    await this.add.execute(viewer, id, personId);
    return this.evaluations.find(viewer, id);
  }

  /** Take somebody out of the reviewers. What they have scored is kept, and counts no more unless they come back. */
  @Delete('reviewers/:personId')
  @Limited(appointing)
  @Access('member', managers)
  @Problems(organizationRequired, leadRequired, statusNotAllowed, notFound('problem, or reviewer of it'))
  async removeReviewer(
    @Id() id: string,
    @Id('personId') personId: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<EvaluationDto> {
    await this.remove.execute(viewer, id, personId);
    return this.evaluations.find(viewer, id);
  }

  /** Say who leads the reviewers: somebody who may act for the organization, whether or not they review themselves. */
  @Put('evaluation/lead')
  @Limited(appointing)
  @Access('member', managers)
  @Problems(
    organizationRequired,
    leadRequired,
    statusNotAllowed,
    notFound('problem with reviewers, or person who may act for its organization'),
  )
  async chooseLead(
    @Id() id: string,
    @Body() body: ChooseLeadDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<EvaluationDto> {
    await this.choose.execute(viewer, id, body.personId);
    return this.evaluations.find(viewer, id);
  }
}
