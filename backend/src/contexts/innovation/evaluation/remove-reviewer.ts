import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ReviewerRemoved } from '../innovation.events';
import { LockEvaluation } from './lock-evaluation';
import { Reviewer } from './reviewer.entity';

/** Takes somebody out of the reviewers of a problem. Their scores are kept, and count no more unless they come back. */
@Injectable()
export class RemoveReviewer {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
    private readonly lock: LockEvaluation,
  ) {}

  /** Throws `not_found` also for who is no reviewer, `organization_required`, `lead_required` or `status_not_allowed`. */
  async execute(viewer: Viewer, problemId: string, personId: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const { evaluation } = await this.lock.forManagers(viewer, problemId);
      const { affected } = await manager.delete(Reviewer, { problemId, personId });
      if (!affected) throw notFound('reviewer');
      // Without reviewers nobody leads them: with the next first one a lead is chosen anew.
      if (!(await manager.existsBy(Reviewer, { problemId }))) {
        evaluation.leadId = null;
        await manager.save(evaluation);
      }
      await this.events.publish(new ReviewerRemoved(problemId, personId));
      await this.audit.record(viewer, 'reviewer.removed', `problem:${problemId}`, { personId });
    });
  }
}
