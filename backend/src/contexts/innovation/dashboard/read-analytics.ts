import { Injectable } from '@nestjs/common';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { csvLine } from '../../../platform/lists/csv';
import type { Page } from '../../../platform/lists/page';
import { BillingApi, EntitlementFeature } from '../../billing';
import type { ProjectDto } from '../projects/projects.dto';
import { ProjectsQueries } from '../projects/projects.queries';
import type { ProposalDto } from '../proposals/proposals.dto';
import { ProposalsQueries } from '../proposals/proposals.queries';
import type { AnalyticsDto, AnalyticsQuery, AnalyzedProjectsQuery, AnalyzedProposalsQuery } from './analytics.dto';
import { AnalyticsQueries } from './analytics.queries';

/** An organization's own analytics, for its people, where its plan has them. */
@Injectable()
export class ReadAnalytics {
  constructor(
    private readonly analytics: AnalyticsQueries,
    private readonly billing: BillingApi,
    private readonly projects: ProjectsQueries,
    private readonly proposals: ProposalsQueries,
  ) {}

  /** Throws `not_found` for an organization that is not the viewer's, `entitlement_exceeded` where its plan has no analytics. */
  async execute(viewer: Viewer, { organizationId, days = 30 }: AnalyticsQuery): Promise<AnalyticsDto> {
    await this.require(viewer, organizationId);
    return this.analytics.of(organizationId, days);
  }

  /** The proposals that its numbers count. Throws as `execute` does. */
  async listProposals(viewer: Viewer, query: AnalyzedProposalsQuery): Promise<Page<ProposalDto>> {
    const { organizationId, days = 30 } = query;
    await this.require(viewer, organizationId);
    const { items, ...page } = await this.analytics.proposals(organizationId, days, query);
    return { ...page, items: await this.proposals.listed(items.map(idOf), viewer) };
  }

  /** The projects that it counts as begun. Throws as `execute` does. */
  async listBegun(viewer: Viewer, query: AnalyzedProjectsQuery): Promise<Page<ProjectDto>> {
    const { organizationId, days = 30 } = query;
    await this.require(viewer, organizationId);
    const { items, ...page } = await this.analytics.begun(organizationId, days, query);
    return { ...page, items: await this.projects.byIds(items.map(idOf), viewer) };
  }

  private async require(viewer: Viewer, organizationId: string): Promise<void> {
    if (!belongsTo(viewer, organizationId)) throw notFound('organization');
    await this.billing.requireIncluded(organizationId, EntitlementFeature.Analytics);
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

const idOf = ({ id }: { id: string }) => id;
