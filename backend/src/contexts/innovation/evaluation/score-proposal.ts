import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { belongsTo } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { ReviewState } from '../innovation.enums';
import { proposalAmended, reviewerExcused, rubricChanged } from '../innovation.errors';
import { ProposalScored } from '../innovation.events';
import type { SolutionProposal } from '../proposals/solution-proposal.entity';
import type { Evaluation } from './evaluation.entity';
import { OwnReview } from './own-review';
import { Review } from './review.entity';
import type { ScoreProposalDto } from './reviews.dto';
import { type Criterion, type Mark, marksFor } from './rubric';
import { RubricVersion } from './rubric-version.entity';

/** One row for each reviewer and proposal: of two that come at once the later one stands. */
const write = {
  name: 'reviews-score',
  text: `insert into innovation.reviews
      (proposal_id, person_id, problem_id, rubric_version, proposal_version, marks, comment, scored_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (proposal_id, person_id) do update
      set rubric_version = $4, proposal_version = $5, marks = $6, comment = $7, scored_at = $8`,
};

/** A reviewer says what a proposal deserves, or says it anew, until it is decided. */
@Injectable()
export class ScoreProposal {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownReview: OwnReview,
  ) {}

  /**
   * Answers what the proposal is for. Throws `not_found` to all but the two organizations, `organization_required`,
   * `reviewer_required`, `proposal_decided`, `reviewer_excused`, `rubric_changed`, `proposal_amended`, or what is wrong with the marks.
   */
  async execute(viewer: Viewer, proposalId: string, score: ScoreProposalDto): Promise<string> {
    return this.database.transaction(async () => {
      const { proposal, evaluation } = await this.ownReview.locked(viewer, proposalId);
      const { problemId } = proposal;
      const before = await this.database.manager.findOneBy(Review, { proposalId, personId: viewer.id });
      if (belongsTo(viewer, proposal.organizationId)) throw reviewerExcused(ReviewState.OwnOrganization);
      if (before?.excuse) throw reviewerExcused(before.excuse);
      const marks = marksFor(await this.criteriaFor(score, evaluation, proposal), score.marks);
      await this.database.run(write, [
        proposalId,
        viewer.id,
        problemId,
        evaluation.rubricVersion,
        proposal.version,
        JSON.stringify(marks),
        score.comment || null,
        this.clock.now(),
      ]);
      await this.events.publish(new ProposalScored(proposalId, problemId, viewer.id));
      await this.audit.record(viewer, 'proposal.scored', `proposal:${proposalId}`, {
        before: before?.marks ? { marks: marksOnly(before.marks) } : null,
        after: { marks: marksOnly(marks), rubricVersion: evaluation.rubricVersion, proposalVersion: proposal.version },
      });
      return problemId;
    });
  }

  /** The rubric and the proposal must be those that were read. */
  private async criteriaFor(
    { rubricVersion, proposalVersion }: ScoreProposalDto,
    { problemId, rubricVersion: version }: Evaluation,
    proposal: SolutionProposal,
  ): Promise<Criterion[]> {
    if (rubricVersion !== version) throw rubricChanged(version);
    if (proposalVersion !== proposal.version) throw proposalAmended(proposal.version);
    return (await this.database.manager.findOneByOrFail(RubricVersion, { problemId, version })).criteria;
  }
}

const marksOnly = (marks: Mark[]) => Object.fromEntries(marks.map(({ key, mark }) => [key, mark]));
