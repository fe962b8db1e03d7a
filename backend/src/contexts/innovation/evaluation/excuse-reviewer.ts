import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Excuse, ProposalStatus } from '../innovation.enums';
import { leadRequired, proposalDecided, reviewerExcused } from '../innovation.errors';
import { Problem } from '../problems/problem.entity';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import { LockEvaluation } from './lock-evaluation';
import { OwnReview } from './own-review';
import { Review } from './review.entity';
import { Reviewer } from './reviewer.entity';

/** What was scored stays, and counts no more while this holds. */
const excuse = {
  name: 'reviews-excuse',
  text: `insert into innovation.reviews (proposal_id, person_id, problem_id, excuse, excuse_reason, excused_by, excused_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (proposal_id, person_id) do update
      set excuse = $4, excuse_reason = $5, excused_by = $6, excused_at = $7`,
};
/** Where nothing was scored nothing is left. */
const readmit = {
  name: 'reviews-readmit',
  text: `with mere as (
      delete from innovation.reviews where proposal_id = $1 and person_id = $2 and marks is null returning person_id),
    scored as (
      update innovation.reviews set excuse = null, excuse_reason = null, excused_by = null, excused_at = null
      where proposal_id = $1 and person_id = $2 and marks is not null and excuse is not null returning person_id)
    select person_id as id from mere union all select person_id from scored`,
};

/** Reviewers who give no score to a proposal: by their own word, or by that of who leads. */
@Injectable()
export class ExcuseReviewer {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockEvaluation,
    private readonly ownReview: OwnReview,
  ) {}

  /**
   * A reviewer recuses themselves. Answers what the proposal is for; throws `not_found`, `organization_required`, `reviewer_required`,
   * `proposal_decided`, or `reviewer_excused` to who was excluded already.
   */
  async recuse(viewer: Viewer, proposalId: string, reason: string): Promise<string> {
    return this.database.transaction(async () => {
      const { problemId } = (await this.ownReview.locked(viewer, proposalId)).proposal;
      const review = { proposalId, personId: viewer.id, excuse: Excuse.Excluded };
      if (await this.database.manager.existsBy(Review, review)) throw reviewerExcused(Excuse.Excluded);
      await this.write({ proposalId, problemId, personId: viewer.id }, Excuse.Recused, reason, viewer);
      await this.audit.record(viewer, 'reviewer.recused', `proposal:${proposalId}`, { reason });
      return problemId;
    });
  }

  /**
   * Who says who reviews excludes one of them from a proposal. Throws `not_found` also for who is no reviewer, `organization_required`,
   * `lead_required`, `status_not_allowed` or `proposal_decided`.
   */
  async exclude(viewer: Viewer, proposalId: string, personId: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const problemId = await this.locked(viewer, proposalId);
      if (!(await this.database.manager.existsBy(Reviewer, { problemId, personId }))) throw notFound('reviewer');
      await this.write({ proposalId, problemId, personId }, Excuse.Excluded, reason, viewer);
      await this.audit.record(viewer, 'reviewer.excluded', `proposal:${proposalId}`, { personId, reason });
    });
  }

  /**
   * The same lets one of them score again who was excluded, or has recused themselves. Throws the same; who was excluded does not
   * undo that, but as an owner or admin.
   */
  async readmit(viewer: Viewer, proposalId: string, personId: string): Promise<void> {
    await this.database.transaction(async () => {
      const problemId = await this.locked(viewer, proposalId);
      await this.refuseOwnReturn(viewer, proposalId, problemId, personId);
      const found = await this.database.query<{ id: string }>(readmit, [proposalId, personId]);
      if (found.length === 0) throw notFound('excuse');
      await this.audit.record(viewer, 'reviewer.readmitted', `proposal:${proposalId}`, { personId });
    });
  }

  private async refuseOwnReturn(viewer: Viewer, proposalId: string, problemId: string, personId: string) {
    if (personId !== viewer.id) return;
    const { manager } = this.database;
    const { organizationId } = await manager.findOneByOrFail(Problem, { id: problemId });
    const isExcluded = await manager.existsBy(Review, { proposalId, personId, excuse: Excuse.Excluded });
    if (isExcluded && !leads(viewer, organizationId)) throw leadRequired('says who reviews');
  }

  /** What the proposal is for; its problem is locked. */
  private async locked(viewer: Viewer, proposalId: string): Promise<string> {
    const { manager } = this.database;
    const proposal = await manager.findOneBy(SolutionProposal, { id: proposalId });
    if (!proposal) throw notFound('proposal');
    const seen = [proposal.organizationId, proposal.problemOrganizationId];
    if (!viewer.organizations.some(({ id }) => seen.includes(id))) throw notFound('proposal');
    const { problemId } = proposal;
    await this.lock.forManagers(viewer, problemId);
    // As it stands now that nobody decides it meanwhile.
    const { status } = await manager.findOneByOrFail(SolutionProposal, { id: proposalId });
    if (status !== ProposalStatus.Pending) throw proposalDecided(status);
    return problemId;
  }

  private async write(
    { proposalId, personId, problemId }: { proposalId: string; personId: string; problemId: string },
    kind: Excuse,
    reason: string,
    viewer: Viewer,
  ): Promise<void> {
    const values = [proposalId, personId, problemId, kind, reason, viewer.id, this.clock.now()];
    await this.database.run(excuse, values);
  }
}
