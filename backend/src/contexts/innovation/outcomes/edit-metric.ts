import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { editedMeanwhile } from '../innovation.errors';
import { MetricSet } from '../innovation.events';
import { type EditMetricDto, requireWay } from './metrics.dto';
import { OutcomesQueries } from './outcomes.queries';
import { OwnMetrics } from './own-metrics';

/** A partner words a success metric otherwise, or moves its baseline or target; what was measured stays. */
@Injectable()
export class EditMetric {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly outcomes: OutcomesQueries,
    private readonly ownMetrics: OwnMetrics,
  ) {}

  /** Throws `not_found`, `organization_required`, `edited_meanwhile`, `subscription_read_only` or `invalid_input`. */
  async execute(viewer: Viewer, id: string, { revision, ...wanted }: EditMetricDto): Promise<void> {
    requireWay(wanted);
    await this.database.transaction(async () => {
      const { metric, organizationId } = await this.ownMetrics.locked(viewer, id);
      if (revision !== metric.revision) throw editedMeanwhile();
      await this.billing.requireWritable(organizationId);
      const { name, unit, baseline, target, projectId } = metric;
      await this.database.manager.save(Object.assign(metric, wanted, { revision: revision + 1 }));
      await this.events.publish(new MetricSet(id, projectId));
      const before = { name, unit, baseline, target };
      await this.audit.record(viewer, 'metric.edited', `metric:${id}`, { projectId, before, after: wanted });
      await this.outcomes.memory.changed();
    });
  }
}
