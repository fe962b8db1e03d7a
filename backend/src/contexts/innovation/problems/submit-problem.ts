import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { actingOrganization } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi, EntitlementFeature } from '../../billing';
import { ProblemSubmitted } from '../innovation.events';
import { EstimateValue } from '../money/estimate-value';
import { Problem } from './problem.entity';
import type { SubmitProblemDto } from './problems.dto';
import { ProblemsQueries } from './problems.queries';

/** Puts a problem before all members. */
@Injectable()
export class SubmitProblem {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly database: Database,
    private readonly estimateValue: EstimateValue,
    private readonly events: Events,
    private readonly problems: ProblemsQueries,
  ) {}

  /** Answers its id; throws `organization_required`, `value_not_understood` or `entitlement_exceeded`. */
  async execute(viewer: Viewer, form: SubmitProblemDto): Promise<string> {
    const organizationId = actingOrganization(viewer, form.organizationId);
    const value = form.estimatedValue
      ? await this.estimateValue.execute(form.estimatedValue, 'estimatedValue')
      : undefined;
    const problem = {
      organizationId,
      submitterId: viewer.id,
      title: form.title,
      description: form.description,
      category: form.category ?? null,
      urgency: form.urgency ?? null,
      tags: form.tags ?? [],
      estimatedValueMinor: value ? String(value.minor) : null,
      estimatedValueCurrency: value?.currency ?? null,
      estimatedValueUsdMinor: value ? String(value.usdMinor) : null,
    };
    return this.database.transaction(async () => {
      const [{ id }] = await Promise.all([
        this.database.insert(Problem, problem),
        this.billing.consume(organizationId, EntitlementFeature.SubmitProblems),
      ]);
      await this.events.publish(new ProblemSubmitted(id, organizationId));
      await this.audit.record(viewer, 'problem.submitted', `problem:${id}`, { organizationId });
      await this.problems.memory.changed();
      return id;
    });
  }
}
