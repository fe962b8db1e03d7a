import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { invalidInput, notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { entitlementExceeded, subscriptionReadOnly } from '../../billing';
import { ProblemStatus } from '../innovation.enums';
import {
  decisionsOverdue,
  leadRequired,
  organizationRequired,
  problemNotDraft,
  proposalsPending,
  statusNotAllowed,
} from '../innovation.errors';
import { editing, submitting } from '../innovation.limits';
import { ChangeProblemStatus } from './change-problem-status';
import { DiscardProblemDraft } from './discard-problem-draft';
import { ReasonDto } from './problem-requests.dto';
import { IndustryProblemDetailDto } from './problems.dto';
import { ProblemsQueries } from './problems.queries';
import { SubmitProblemDraft } from './submit-problem-draft';

const asOwner = 'as owner, admin or member of the problem’s organization';

/** What becomes of a problem once it is written. */
@ApiTags('innovation')
@Controller('api/problems')
export class ProblemLifecycleController {
  constructor(
    private readonly changeStatus: ChangeProblemStatus,
    private readonly discardDraft: DiscardProblemDraft,
    private readonly problems: ProblemsQueries,
    private readonly submitDraft: SubmitProblemDraft,
  ) {}

  /** Put the draft of a problem before all members. */
  @Post(':id/submit')
  @HttpCode(200)
  @Limited(submitting)
  @Access('member', asOwner)
  @Problems(
    organizationRequired,
    problemNotDraft,
    decisionsOverdue,
    entitlementExceeded,
    subscriptionReadOnly,
    invalidInput,
  )
  async submitProblemDraft(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<IndustryProblemDetailDto> {
    await this.submitDraft.execute(viewer, id);
    return this.found(id, viewer);
  }

  /** Throw the draft of a problem away, for good. */
  @Delete(':id')
  @HttpCode(204)
  @Limited(editing)
  @Access('member', asOwner)
  @Problems(organizationRequired, problemNotDraft)
  async discardProblemDraft(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    await this.discardDraft.execute(viewer, id);
  }

  /** Close a problem that is no longer looked at, saying why. Proposals that wait are decided first. */
  @Post(':id/close')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asOwner)
  @Problems(organizationRequired, problemNotDraft, statusNotAllowed, proposalsPending)
  async closeProblem(
    @Id() id: string,
    @Body() { reason }: ReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<IndustryProblemDetailDto> {
    await this.changeStatus.execute(viewer, id, ProblemStatus.Closed, reason);
    return this.found(id, viewer);
  }

  /** Say that a problem in progress is solved, and how. Proposals that wait are decided first. */
  @Post(':id/solve')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asOwner)
  @Problems(organizationRequired, problemNotDraft, statusNotAllowed, proposalsPending)
  async solveProblem(
    @Id() id: string,
    @Body() { reason }: ReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<IndustryProblemDetailDto> {
    await this.changeStatus.execute(viewer, id, ProblemStatus.Solved, reason);
    return this.found(id, viewer);
  }

  /**
   * Take a problem back, saying why: its organization sees it, and who has proposed to it. Proposals that wait are declined with
   * the reason.
   */
  @Post(':id/withdraw')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asOwner)
  @Problems(leadRequired('decides'), organizationRequired, problemNotDraft, statusNotAllowed)
  async withdrawProblem(
    @Id() id: string,
    @Body() { reason }: ReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<IndustryProblemDetailDto> {
    await this.changeStatus.execute(viewer, id, ProblemStatus.Withdrawn, reason);
    return this.found(id, viewer);
  }

  /**
   * Open a problem again that is in progress, solved, closed or withdrawn, saying why. Where `decideBy` is less than 7 days ahead, it is 60
   * days ahead from then on.
   */
  @Post(':id/reopen')
  @HttpCode(200)
  @Limited(editing)
  @Access('member', asOwner)
  @Problems(organizationRequired, problemNotDraft, statusNotAllowed, decisionsOverdue, subscriptionReadOnly)
  async reopenProblem(
    @Id() id: string,
    @Body() { reason }: ReasonDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<IndustryProblemDetailDto> {
    await this.changeStatus.execute(viewer, id, ProblemStatus.Open, reason);
    return this.found(id, viewer);
  }

  private async found(id: string, viewer: Viewer): Promise<IndustryProblemDetailDto> {
    const problem = await this.problems.find(id, viewer);
    if (!problem) throw notFound('problem');
    return problem;
  }
}
