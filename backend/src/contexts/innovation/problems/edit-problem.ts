import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { PullInAnswers } from '../answers/pull-in-answers';
import { ChangeKind, ProblemStatus } from '../innovation.enums';
import { ProblemEdited } from '../innovation.events';
import { Timeline } from '../timeline/timeline';
import { OwnProblem } from './own-problem';
import type { ProblemContent } from './problem.entity';
import type { EditProblemDto, ProblemContentDto } from './problem-requests.dto';
import { ProblemsQueries } from './problems.queries';
import { ReadProblemContent } from './read-problem-content';

/** Writes a problem anew, on what its editor has read of it. */
@Injectable()
export class EditProblem {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownProblem: OwnProblem,
    private readonly problems: ProblemsQueries,
    private readonly pullInAnswers: PullInAnswers,
    private readonly readContent: ReadProblemContent,
    private readonly timeline: Timeline,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `edited_meanwhile`, `status_not_allowed`, `subscription_read_only`, or what is wrong
   * with the amounts or the day for answers. Moved to later, that day holds for what is proposed from then on; moved to earlier, for
   * all that waits. What changes nothing leaves nothing.
   */
  async execute(viewer: Viewer, id: string, { revision, ...form }: EditProblemDto): Promise<void> {
    const content = await this.readContent.execute(form);
    await this.database.transaction(async () => {
      const problem = await this.ownProblem.locked(viewer, id);
      const { organizationId, estimatedValueMinor, estimatedValueCurrency, estimatedValueUsdMinor, decideBy } = problem;
      const today = dayOf(this.clock.now());
      // The same value stays worth the dollars of the day on which it was written.
      const isSameValue =
        content.estimatedValueMinor === estimatedValueMinor &&
        content.estimatedValueCurrency === estimatedValueCurrency;
      const changed = problem.edit({ ...content, ...(isSameValue && { estimatedValueUsdMinor }) }, revision, today);
      const fields = formFields(changed, content);
      if (fields.length === 0) return;
      await this.billing.requireWritable(organizationId);
      await this.database.manager.save(problem);
      // A draft is saved every few seconds while it is written, and is nobody else's.
      if (problem.status === ProblemStatus.Draft) return;
      await this.audit.record(viewer, 'problem.edited', `problem:${id}`, { organizationId, fields });
      if (problem.decideBy && problem.decideBy !== decideBy) {
        await this.timeline.recordDecideBy(problem, decideBy, viewer);
        await this.pullInAnswers.execute(id, problem.decideBy, today);
      }
      const others = fields.filter((field) => field !== 'decideBy');
      if (others.length > 0)
        await this.timeline.record({ problemId: id, kind: ChangeKind.Edited, fields: others, personId: viewer.id });
      await this.events.publish(new ProblemEdited(id, organizationId, fields));
      await this.problems.memory.changed(organizationId);
    });
  }
}

const amounts: Partial<Record<keyof ProblemContent, keyof ProblemContentDto>> = {
  estimatedValueMinor: 'estimatedValue',
  estimatedValueCurrency: 'estimatedValue',
  estimatedValueUsdMinor: 'estimatedValue',
  budgetFromMinor: 'budgetFrom',
  budgetToMinor: 'budgetTo',
};

/** As its editor knows them: an amount is one field, its currency with it. */
function formFields(changed: (keyof ProblemContent)[], content: ProblemContent): string[] {
  const named = changed.flatMap((field) =>
    field === 'budgetCurrency'
      ? (['budgetFromMinor', 'budgetToMinor'] as const).filter((amount) => content[amount] !== null)
      : [field],
  );
  return [...new Set(named.map((field) => amounts[field] ?? field))];
}
