import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { ChangeKind } from '../innovation.enums';
import { EstimateValue } from '../money/estimate-value';
import { ProjectEdited } from './project.events';
import { ProjectAccess } from './project-access';
import type { EditProjectDto } from './project-detail.dto';
import { ProjectTrail } from './project-trail';
import { ProjectsQueries } from './projects.queries';

/** Writes a project anew, on what its editor has read of it. */
@Injectable()
export class EditProject {
  constructor(
    private readonly access: ProjectAccess,
    private readonly billing: BillingApi,
    private readonly database: Database,
    private readonly estimateValue: EstimateValue,
    private readonly projects: ProjectsQueries,
    private readonly trail: ProjectTrail,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `edited_meanwhile`, `spend_keeps_currency`, `subscription_read_only`, or what is wrong
   * with the budget or the dates. What changes nothing leaves nothing.
   */
  async execute(viewer: Viewer, id: string, { revision, ...form }: EditProjectDto): Promise<void> {
    const budget = form.budget ? await this.estimateValue.execute(form.budget, 'budget') : undefined;
    await this.database.transaction(async () => {
      const project = await this.access.lockForLead(viewer, id);
      const { leadOrganizationId: organizationId, budgetMinor, budgetCurrency, budgetUsdMinor } = project;
      // The same budget stays worth the dollars of the day on which it was named.
      const isSame = budget && String(budget.minor) === budgetMinor && budget.currency === budgetCurrency;
      const usdMinor = isSame ? budgetUsdMinor : budget && String(budget.usdMinor);
      const changed = project.edit(
        {
          name: form.name,
          description: form.description || null,
          progress: form.progress ?? null,
          budgetMinor: budget ? String(budget.minor) : null,
          budgetCurrency: budget?.currency ?? null,
          budgetUsdMinor: usdMinor ?? null,
          startDate: form.startDate ?? null,
          estimatedCompletion: form.estimatedCompletion ?? null,
        },
        revision,
      );
      if (changed.length === 0) return;
      await this.billing.requireWritable(organizationId);
      await this.database.manager.save(project);
      const fields = [...new Set(changed.map((field) => (field.startsWith('budget') ? 'budget' : field)))];
      await this.trail.leave(viewer, id, {
        organizationId,
        action: 'project.edited',
        event: new ProjectEdited(id, organizationId, fields),
        change: { kind: ChangeKind.Edited, fields },
        facts: { fields },
      });
      await this.projects.memory.changed(organizationId);
    });
  }
}
