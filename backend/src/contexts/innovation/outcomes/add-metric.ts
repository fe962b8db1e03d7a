import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { metricsFull } from '../innovation.errors';
import { MetricSet } from '../innovation.events';
import { ProjectAccess } from '../projects/project-access';
import { type AddMetricDto, requireWay } from './metrics.dto';
import { OutcomesQueries } from './outcomes.queries';
import { SuccessMetric } from './success-metric.entity';

/** Of one project. */
const mostMetrics = 20;

/** A partner names by what the project is to succeed. */
@Injectable()
export class AddMetric {
  constructor(
    private readonly access: ProjectAccess,
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly outcomes: OutcomesQueries,
  ) {}

  /** Answers its id; throws `not_found`, `organization_required`, `metrics_full`, `subscription_read_only` or `invalid_input`. */
  async execute(viewer: Viewer, projectId: string, { organizationId: wanted, ...metric }: AddMetricDto) {
    requireWay(metric);
    return this.database.transaction(async () => {
      const { organizationId } = await this.access.lockForPartner(viewer, projectId, wanted);
      await this.billing.requireWritable(organizationId);
      const { manager } = this.database;
      if ((await manager.countBy(SuccessMetric, { projectId })) >= mostMetrics) throw metricsFull(mostMetrics);
      const row = { ...metric, projectId, organizationId, createdAt: this.clock.now() };
      const { id } = await this.database.insert(SuccessMetric, row);
      await this.events.publish(new MetricSet(id, projectId));
      await this.audit.record(viewer, 'metric.added', `metric:${id}`, { projectId, organizationId, ...metric });
      await this.outcomes.memory.changed();
      return id;
    });
  }
}
