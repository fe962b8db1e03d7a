import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../../platform/clock/calendar';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { canActFor } from '../../../../platform/http/acting-organization';
import { invalidField, notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { type Currency, toUnits } from '../../../../platform/money/money';
import { BillingApi } from '../../../billing';
import { daysAfter } from '../../answers/answer-due';
import { ChangeKind } from '../../innovation.enums';
import { organizationRequired } from '../../innovation.errors';
import { EstimateValue } from '../../money/estimate-value';
import { budgetRequired } from '../project.errors';
import { SpendChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectTrail } from '../project-trail';
import { SpendEntry } from './spend-entry.entity';
import type { RecordSpendDto } from './work.dto';

/** The sum moves with its entries, under the lock of the project. */
const moveSum = {
  name: 'project-spent',
  text: 'update innovation.projects set spent_minor = spent_minor + $2 where id = $1',
};

/** The organizations of a project enter what was spent of its budget, in its currency; the project keeps the sum. */
@Injectable()
export class RecordSpend {
  constructor(
    private readonly access: ProjectAccess,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly estimateValue: EstimateValue,
    private readonly trail: ProjectTrail,
  ) {}

  /**
   * Answers its id. Throws `not_found`, `organization_required`, `subscription_read_only`, `budget_required`, `value_not_understood` or
   * `invalid_input`.
   */
  async execute(viewer: Viewer, projectId: string, { spentOn, amount, note }: RecordSpendDto): Promise<string> {
    return this.database.transaction(async () => {
      const { project, organizationId } = await this.access.lockForPartner(viewer, projectId);
      await this.billing.requireWritable(organizationId);
      const { minor, currency, usdMinor } = await this.estimateValue.execute(amount, 'amount');
      if (!project.budgetCurrency) throw budgetRequired();
      if (currency !== project.budgetCurrency)
        throw invalidField('amount', `The budget is in ${project.budgetCurrency}: enter the amount in it`);
      const now = this.clock.now();
      if (spentOn > daysAfter(dayOf(now), 1)) throw invalidField('spentOn', 'Choose a day that has come');
      const entry = await this.database.insert(SpendEntry, {
        ...{ projectId, organizationId, personId: viewer.id, spentOn, note, currency },
        ...{ amountMinor: String(minor), usdMinor: String(usdMinor), createdAt: now },
      });
      await this.database.run(moveSum, [projectId, entry.amountMinor]);
      await this.tell(viewer, organizationId, entry, 'recorded');
      return entry.id;
    });
  }

  /**
   * Takes an entry out that was wrong, by who has entered it or the lead; the audit and the timeline keep it. Throws `not_found` or
   * `organization_required`.
   */
  async remove(viewer: Viewer, projectId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { project, organizationId } = await this.access.lockForPartner(viewer, projectId);
      const entry = await this.database.manager.findOneBy(SpendEntry, { id, projectId });
      if (!entry) throw notFound('entry');
      const may = [entry.organizationId, project.leadOrganizationId].some((one) => canActFor(viewer, one));
      if (!may) throw organizationRequired();
      await this.database.manager.delete(SpendEntry, { id });
      await this.database.run(moveSum, [projectId, `-${entry.amountMinor}`]);
      await this.tell(viewer, organizationId, entry, 'removed');
    });
  }

  private async tell(viewer: Viewer, organizationId: string, entry: SpendEntry, what: 'recorded' | 'removed') {
    const { id, projectId, amountMinor, currency, spentOn, note } = entry;
    await this.trail.leave(viewer, projectId, {
      organizationId,
      action: `project.spend-${what}`,
      event: new SpendChanged(id, projectId, organizationId, what),
      change: {
        kind: what === 'recorded' ? ChangeKind.SpendRecorded : ChangeKind.SpendRemoved,
        about: `${currency} ${toUnits(amountMinor, currency as Currency)}`,
        reason: note,
      },
      facts: { entry: { id, amountMinor, currency, spentOn } },
    });
  }
}
