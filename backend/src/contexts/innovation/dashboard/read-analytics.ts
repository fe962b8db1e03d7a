import { Injectable } from '@nestjs/common';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { csvLine } from '../../../platform/lists/csv';
import { BillingApi, EntitlementFeature } from '../../billing';
import type { AnalyticsDto, AnalyticsQuery } from './analytics.dto';
import { AnalyticsQueries } from './analytics.queries';

/** An organization's own analytics, for its people, where its plan has them. */
@Injectable()
export class ReadAnalytics {
  constructor(
    private readonly analytics: AnalyticsQueries,
    private readonly billing: BillingApi,
  ) {}

  /** Throws `not_found` for an organization that is not the viewer's, `entitlement_exceeded` where its plan has no analytics. */
  async execute(viewer: Viewer, { organizationId, days = 30 }: AnalyticsQuery): Promise<AnalyticsDto> {
    if (!belongsTo(viewer, organizationId)) throw notFound('organization');
    await this.billing.requireIncluded(organizationId, EntitlementFeature.Analytics);
    return this.analytics.of(organizationId, days);
  }

  /** The same over time as a CSV file. */
  async export(viewer: Viewer, query: AnalyticsQuery): Promise<string> {
    const { periods } = await this.execute(viewer, query);
    const head = csvLine(['From', 'Views of problems', 'Views of solutions', 'Proposals received', 'Proposals made']);
    const lines = periods.map(({ from, problemViews, solutionViews, proposalsIn, proposalsOut }) =>
      csvLine([from, problemViews, solutionViews, proposalsIn, proposalsOut]),
    );
    return `\ufeff${head}${lines.join('')}`;
  }
}
