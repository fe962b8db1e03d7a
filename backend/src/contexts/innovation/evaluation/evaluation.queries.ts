import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { ReviewState } from '../innovation.enums';
import { leadRequired, reviewerRequired } from '../innovation.errors';
import { scoreOf, solutionOf } from './describe';
import type { ColleagueDto, EvaluationDto } from './evaluation.dto';
import { labelOf } from './label-of';
import { mayManage, type Panel, type PanelReviewer } from './panel';
import { panelPerson } from './panel-person';
import { ReadPanel, type ReviewedProposal } from './read-panel';
import type { ReviewDto } from './reviews.dto';

/** Who reviews the proposals to a problem, and what each has to do. */
@Injectable()
export class EvaluationQueries {
  constructor(
    private readonly membership: MembershipApi,
    private readonly readPanel: ReadPanel,
  ) {}

  /** To people of the problem's organization. Throws `not_found` or `organization_required`. */
  async find(viewer: Viewer, problemId: string): Promise<EvaluationDto> {
    const { panel, hasMore } = await this.readPanel.states(viewer, problemId);
    const { facts } = panel;
    const hasReviewers = facts.reviewers.length > 0;
    const self = panel.reviewer(viewer.id);
    return {
      rubricVersion: facts.rubricVersion,
      lead: facts.leadId && hasReviewers ? await this.named(facts.leadId) : null,
      reviewers: facts.reviewers.map((reviewer) => ({
        ...panelPerson(facts, reviewer),
        isActive: reviewer.isActive,
        scored: panel.count(reviewer, ReviewState.Scored),
        due: panel.count(reviewer, ReviewState.Due),
      })),
      proposals: facts.proposals.length,
      hasMore,
      isReviewer: self !== undefined,
      due: self ? panel.count(self, ReviewState.Due) : 0,
      canManage: mayManage(viewer, facts),
      canDecide: panel.canDecide(viewer),
      canRank: panel.owedBy(viewer) === 0,
    };
  }

  /** Who may be asked, or chosen to lead: whoever may act for the organization, 200 at most. Throws as `find`, and `lead_required`. */
  async candidates(viewer: Viewer, problemId: string): Promise<ColleagueDto[]> {
    const { facts } = await this.readPanel.execute(viewer, problemId, []);
    if (!mayManage(viewer, facts)) throw leadRequired('says who reviews');
    const staff = await this.membership.staffOf(facts.organizationId);
    return staff.map(({ userId, name }) => ({ id: userId, name }));
  }

  /** What the viewer has to score, and has scored, the oldest first. Throws as `find`, and `reviewer_required`. */
  async reviews(viewer: Viewer, problemId: string): Promise<ReviewDto[]> {
    const panel = await this.readPanel.execute(viewer, problemId);
    return this.describe(viewer, panel);
  }

  /** The same of one proposal, for the operation that has just written it. */
  async review(viewer: Viewer, problemId: string, proposalId: string): Promise<ReviewDto> {
    const panel = await this.readPanel.execute(viewer, problemId, [proposalId]);
    const [review] = await this.describe(viewer, panel);
    return review as ReviewDto;
  }

  private async describe(viewer: Viewer, panel: Panel<ReviewedProposal>): Promise<ReviewDto[]> {
    const self = panel.reviewer(viewer.id);
    if (!self) throw reviewerRequired();
    const labels = await this.membership.describeOrganizations(panel.proposals.map((one) => one.organizationId));
    return panel.proposals.map((proposal) => ({
      proposalId: proposal.id,
      label: labelOf(proposal.id),
      isBlind: panel.isBlind(viewer, proposal),
      version: proposal.version,
      solution: solutionOf(panel, proposal, viewer, labels),
      note: proposal.note,
      ...ownPart(panel, self, proposal),
    }));
  }

  private async named(id: string): Promise<ColleagueDto> {
    return { id, name: (await this.membership.namesOf([id])).get(id) ?? '' };
  }
}

function ownPart(panel: Panel<ReviewedProposal>, self: PanelReviewer, proposal: ReviewedProposal) {
  const review = panel.reviewOf(proposal.id, self.id);
  return {
    state: panel.stateOf(self, proposal),
    excuseReason: review?.excuseReason ?? null,
    conflicts: panel.conflictsOf(self, proposal),
    score: scoreOf(panel, proposal, review),
  };
}
