import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { actingOrganization } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi, EntitlementFeature } from '../../billing';
import { usualDecideBy } from '../answers/answer-due';
import { RequireAnswers } from '../answers/require-answers';
import { ChangeKind, ProblemStatus } from '../innovation.enums';
import { ProblemSubmitted } from '../innovation.events';
import { Timeline } from '../timeline/timeline';
import { Problem, requireDecideBy } from './problem.entity';
import type { SubmitProblemDto } from './problem-requests.dto';
import { ProblemsQueries } from './problems.queries';
import { ReadProblemContent } from './read-problem-content';

/** Puts a problem before all members, or keeps it as a draft. */
@Injectable()
export class SubmitProblem {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly problems: ProblemsQueries,
    private readonly readContent: ReadProblemContent,
    private readonly requireAnswers: RequireAnswers,
    private readonly timeline: Timeline,
  ) {}

  /**
   * Answers its id; throws `organization_required`, `value_not_understood`, `invalid_input` for a day that cannot be chosen,
   * `decisions_overdue`, `entitlement_exceeded` or `subscription_read_only`.
   */
  async execute(viewer: Viewer, { draft = false, organizationId: wanted, ...form }: SubmitProblemDto): Promise<string> {
    const organizationId = actingOrganization(viewer, wanted);
    const content = await this.readContent.execute(form);
    const status = draft ? ProblemStatus.Draft : ProblemStatus.Open;
    const today = dayOf(this.clock.now());
    requireDecideBy(content.decideBy, today);
    const decideBy = content.decideBy ?? (draft ? null : usualDecideBy(today));
    const problem = { organizationId, submitterId: viewer.id, status, ...content, decideBy };
    return this.database.transaction(async () => {
      if (!draft) await this.requireAnswers.execute(organizationId);
      const [{ id }] = await Promise.all([
        this.database.insert(Problem, problem),
        draft
          ? this.billing.requireWritable(organizationId)
          : this.billing.consume(organizationId, EntitlementFeature.SubmitProblems),
      ]);
      const action = draft ? 'problem.drafted' : 'problem.submitted';
      await this.audit.record(viewer, action, `problem:${id}`, { organizationId });
      if (draft) return id;
      await this.timeline.record({ problemId: id, kind: ChangeKind.Submitted, personId: viewer.id });
      await this.events.publish(new ProblemSubmitted(id, organizationId));
      await this.problems.memory.changed(organizationId);
      return id;
    });
  }
}
