import { belongsTo } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { OrganizationLabel } from '../../membership';
import { SolutionStatus } from '../innovation.enums';
import type { SubmitterDto } from '../problems/problems.dto';
import type { Panel, PanelProposal, PanelReview } from './panel';
import { pointsOf } from './rank-proposals';
import type { ReviewedProposal } from './read-panel';
import type { ReviewedSolutionDto, ScoreDto } from './reviews.dto';
import { type Criterion, sharesOf } from './rubric';
import type { CriterionDto } from './rubric.dto';

type Labels = ReadonlyMap<string, OrganizationLabel>;

export function withShares(criteria: readonly Criterion[]): CriterionDto[] {
  const shares = sharesOf(criteria);
  return criteria.map((criterion, n) => ({ ...criterion, share: shares[n] as number }));
}

/** What is proposed, as far as the viewer may know whose it is, and what it says where it was taken back. */
export function solutionOf(
  panel: Panel<ReviewedProposal>,
  proposal: ReviewedProposal,
  viewer: Viewer,
  labels: Labels,
): ReviewedSolutionDto {
  const { solutionId, organizationId, title, readinessLevel, description, category, technologyType, tags } = proposal;
  const isBlind = panel.isBlind(viewer, proposal);
  const isHidden = proposal.solutionStatus === SolutionStatus.Draft && !belongsTo(viewer, organizationId);
  return {
    id: isBlind ? null : solutionId,
    title,
    readinessLevel,
    description,
    ...(isHidden ? { category: null, technologyType: null, tags: [] } : { category, technologyType, tags }),
    submittedBy: isBlind ? null : (labels.get(organizationId) as SubmitterDto),
  };
}

/** What was scored; nothing where nothing was. */
export function scoreOf(panel: Panel, proposal: PanelProposal, review: PanelReview | undefined): ScoreDto | null {
  if (!review?.marks) return null;
  const { marks, comment, rubricVersion, proposalVersion, scoredAt, excuse } = review;
  const counts = excuse === null && panel.isCurrent(review, proposal);
  return {
    marks,
    comment,
    rubricVersion: rubricVersion as number,
    proposalVersion: proposalVersion as number,
    points: counts ? pointsOf(panel.facts.criteria, { marks }) : null,
    scoredAt: scoredAt as string,
  };
}
