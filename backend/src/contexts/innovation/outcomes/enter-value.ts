import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { ValueState } from '../innovation.enums';
import { ValueEntered } from '../innovation.events';
import { EstimateValue } from '../money/estimate-value';
import { ProjectAccess } from '../projects/project-access';
import type { EnterValueDto } from './outcome-requests.dto';
import { OwnValues } from './own-values';
import { ValueEntry } from './value-entry.entity';

/** A partner of a project writes down what it was worth to it, or will be. */
@Injectable()
export class EnterValue {
  constructor(
    private readonly access: ProjectAccess,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly estimateValue: EstimateValue,
    private readonly events: Events,
    private readonly ownValues: OwnValues,
  ) {}

  /** Answers its id; throws `not_found`, `organization_required`, `value_not_understood` or `subscription_read_only`. */
  async execute(viewer: Viewer, projectId: string, form: EnterValueDto): Promise<string> {
    const { minor, currency, usdMinor } = await this.estimateValue.execute(form.amount, 'amount');
    return this.database.transaction(async () => {
      const { organizationId } = await this.access.lockForPartner(viewer, projectId, form.organizationId);
      await this.billing.requireWritable(organizationId);
      const entry = await this.database.insert(ValueEntry, {
        projectId,
        organizationId,
        personId: viewer.id,
        kind: form.kind,
        amountMinor: String(minor),
        currency,
        usdMinor: String(usdMinor),
        happenedOn: form.happenedOn,
        note: form.note,
        source: form.source || null,
        createdAt: this.clock.now(),
      });
      await this.ownValues.remark(viewer, entry, organizationId, { state: ValueState.Estimated });
      await this.events.publish(new ValueEntered(entry.id, projectId, organizationId, null));
      await this.ownValues.record(viewer, 'entered', entry);
      return entry.id;
    });
  }
}
