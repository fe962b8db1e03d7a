import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { daysAfter } from '../answers/answer-due';
import { AttachedFile } from '../files/attached-file.entity';
import { ValueState } from '../innovation.enums';
import { evidenceRequired } from '../innovation.errors';
import { ValueClaimed } from '../innovation.events';
import { OwnValues } from './own-values';
import { TellOfValues } from './tell-of-values';

/** A partner says that a value has come, and asks the others to confirm it. */
@Injectable()
export class ClaimValue {
  constructor(
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownValues: OwnValues,
    private readonly tell: TellOfValues,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `value_moved`, `value_corrected`, `evidence_required`, `subscription_read_only`, or
   * `invalid_input` for what has not happened yet.
   */
  async execute(viewer: Viewer, id: string, source?: string): Promise<void> {
    await this.database.transaction(async () => {
      const { entry, parts, organizationId } = await this.ownValues.forEnterer(viewer, id);
      entry.claim(source || null);
      await this.billing.requireWritable(organizationId);
      // Where days begin first, tomorrow is today.
      if (entry.happenedOn > daysAfter(dayOf(this.clock.now()), 1))
        throw invalidField('happenedOn', 'This has not happened yet: it stays an estimate until then');
      const { manager } = this.database;
      if (!entry.source && !(await manager.existsBy(AttachedFile, { entryId: id }))) throw evidenceRequired();
      await manager.save(entry);
      await this.ownValues.remark(viewer, entry, organizationId, { state: ValueState.Claimed });
      await this.tell.ofClaim(entry, parts);
      await this.events.publish(new ValueClaimed(id, entry.projectId, organizationId));
      await this.ownValues.record(viewer, 'claimed', entry, { source: entry.source });
    });
  }
}
