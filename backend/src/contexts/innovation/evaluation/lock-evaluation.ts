import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { leadRequired, statusNotAllowed } from '../innovation.errors';
import { OwnProblem } from '../problems/own-problem';
import { editableStatuses, nextStatuses, type Problem } from '../problems/problem.entity';
import { Evaluation } from './evaluation.entity';
import { mayManage } from './panel';

/**
 * Locks a problem with its evaluation, in the surrounding transaction. Whoever scores shares the problem's lock: what is changed here
 * waits for scores that are under way, and scores that come meanwhile see the change.
 */
@Injectable()
export class LockEvaluation {
  constructor(
    private readonly database: Database,
    private readonly ownProblem: OwnProblem,
  ) {}

  /** For who may act for its organization. Throws `not_found`, `organization_required`, or `status_not_allowed` when it has ended. */
  async forEditors(viewer: Viewer, problemId: string): Promise<{ problem: Problem; evaluation: Evaluation }> {
    const problem = await this.ownProblem.locked(viewer, problemId);
    const { status } = problem;
    if (!editableStatuses.includes(status)) throw statusNotAllowed('problem', status, nextStatuses[status]);
    const found = await this.database.manager.findOneBy(Evaluation, { problemId });
    return { problem, evaluation: found ?? (await this.database.insert(Evaluation, { problemId })) };
  }

  /** For who may say who reviews. Throws the same, and `lead_required`. */
  async forManagers(viewer: Viewer, problemId: string): Promise<{ problem: Problem; evaluation: Evaluation }> {
    const locked = await this.forEditors(viewer, problemId);
    const { organizationId, submitterId, status } = locked.problem;
    const { leadId } = locked.evaluation;
    if (!mayManage(viewer, { problemId, organizationId, submitterId, status, leadId }))
      throw leadRequired('says who reviews');
    return locked;
  }
}
