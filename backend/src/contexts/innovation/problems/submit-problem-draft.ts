import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi, EntitlementFeature } from '../../billing';
import { usualDecideBy } from '../answers/answer-due';
import { RequireAnswers } from '../answers/require-answers';
import { ChangeKind, ProblemStatus } from '../innovation.enums';
import { problemNotDraft } from '../innovation.errors';
import { ProblemSubmitted } from '../innovation.events';
import { Timeline } from '../timeline/timeline';
import { OwnProblem } from './own-problem';
import { requireDecideBy } from './problem.entity';
import { ProblemsQueries } from './problems.queries';

/** Puts a draft before all members. */
@Injectable()
export class SubmitProblemDraft {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownProblem: OwnProblem,
    private readonly problems: ProblemsQueries,
    private readonly requireAnswers: RequireAnswers,
    private readonly timeline: Timeline,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `problem_not_draft`, `invalid_input` where the day that was chosen has come too near,
   * `decisions_overdue`, `entitlement_exceeded` or `subscription_read_only`.
   */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const problem = await this.ownProblem.locked(viewer, id);
      if (problem.status !== ProblemStatus.Draft) throw problemNotDraft(problem.status);
      const { organizationId } = problem;
      const today = dayOf(this.clock.now());
      requireDecideBy(problem.decideBy, today);
      await this.requireAnswers.execute(organizationId);
      problem.moveTo(ProblemStatus.Open);
      problem.decideBy ??= usualDecideBy(today);
      problem.createdAt = this.clock.now();
      await this.billing.consume(organizationId, EntitlementFeature.SubmitProblems);
      await this.database.manager.save(problem);
      await this.timeline.record({ problemId: id, kind: ChangeKind.Submitted, personId: viewer.id });
      await this.events.publish(new ProblemSubmitted(id, organizationId));
      await this.audit.record(viewer, 'problem.submitted', `problem:${id}`, { organizationId });
      await this.problems.memory.changed(organizationId);
    });
  }
}
