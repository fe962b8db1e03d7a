import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { daysAfter } from '../answers/answer-due';
import { MetricMeasured } from '../innovation.events';
import { MetricMeasurement } from './metric-measurement.entity';
import type { MeasureMetricDto } from './metrics.dto';
import { OutcomesQueries } from './outcomes.queries';
import { OwnMetrics } from './own-metrics';

/** A partner says what a success metric came to on a day. */
@Injectable()
export class MeasureMetric {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly outcomes: OutcomesQueries,
    private readonly ownMetrics: OwnMetrics,
  ) {}

  /** Throws `not_found`, `organization_required`, `subscription_read_only`, or `invalid_input` for a day to come. */
  async execute(viewer: Viewer, metricId: string, { measuredOn, value, note }: MeasureMetricDto): Promise<void> {
    const now = this.clock.now();
    // Where days begin first, tomorrow is today.
    if (measuredOn > daysAfter(dayOf(now), 1)) throw invalidField('measuredOn', 'This day has not come yet');
    await this.database.transaction(async () => {
      const { metric, organizationId } = await this.ownMetrics.locked(viewer, metricId);
      await this.billing.requireWritable(organizationId);
      const said = { measuredOn, value, note: note || null };
      const row = { ...said, metricId, organizationId, personId: viewer.id, createdAt: now };
      await this.database.insert(MetricMeasurement, row);
      await this.events.publish(new MetricMeasured(metricId, metric.projectId));
      await this.audit.record(viewer, 'metric.measured', `metric:${metricId}`, { organizationId, ...said });
      await this.outcomes.memory.changed();
    });
  }
}
