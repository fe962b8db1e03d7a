import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { leadRequired } from '../innovation.errors';
import { LockEvaluation } from './lock-evaluation';
import { Reviewer } from './reviewer.entity';

/** Says who leads the reviewers of a problem, and decides. */
@Injectable()
export class ChooseLead {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockEvaluation,
    private readonly membership: MembershipApi,
  ) {}

  /**
   * Throws `not_found` also for a person who may not act for the organization, and where there are no reviewers;
   * `organization_required`, `lead_required` (once there is a lead, that one hands it on, or an owner or admin) or `status_not_allowed`.
   */
  async execute(viewer: Viewer, problemId: string, personId: string): Promise<void> {
    await this.database.transaction(async () => {
      const { problem, evaluation } = await this.lock.forManagers(viewer, problemId);
      if (!(await this.database.manager.existsBy(Reviewer, { problemId }))) throw notFound('reviewer to lead');
      const [person] = await this.membership.actingPeople([], [personId]);
      if (!person || ![...person.leads, ...person.serves].includes(problem.organizationId)) throw notFound('person');
      const before = { leadId: evaluation.leadId };
      if (before.leadId === personId) return;
      const isHanded = before.leadId === null || before.leadId === viewer.id || leads(viewer, problem.organizationId);
      if (!isHanded) throw leadRequired('decides');
      evaluation.leadId = personId;
      await this.database.manager.save(evaluation);
      await this.audit.record(viewer, 'evaluation.lead-chosen', `problem:${problemId}`, {
        before,
        after: { leadId: personId },
      });
    });
  }
}
