import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { ValueState } from '../innovation.enums';
import { ValueEntered } from '../innovation.events';
import { EstimateValue } from '../money/estimate-value';
import { RefigureStory } from '../stories/refigure-story';
import type { CorrectValueDto } from './outcome-requests.dto';
import { OwnValues } from './own-values';
import { TellOfValues } from './tell-of-values';
import { ValueEntry } from './value-entry.entity';

/** A partner replaces what it has entered by an entry that is right, or by one that takes it back. */
@Injectable()
export class CorrectValue {
  constructor(
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly estimateValue: EstimateValue,
    private readonly events: Events,
    private readonly ownValues: OwnValues,
    private readonly stories: RefigureStory,
    private readonly tell: TellOfValues,
  ) {}

  /**
   * Answers the id of the new entry, an estimate; the earlier one stays, and counts no longer, also in the story that tells it. Throws `not_found`,
   * `organization_required`, `value_not_understood`, `value_corrected` or `subscription_read_only`.
   */
  async execute(viewer: Viewer, id: string, { amount, kind, happenedOn, note, source }: CorrectValueDto) {
    const value = amount ? await this.estimateValue.execute(amount, 'amount') : undefined;
    return this.database.transaction(async () => {
      const { entry, parts, organizationId } = await this.ownValues.forEnterer(viewer, id);
      entry.requireCurrent();
      await this.billing.requireWritable(organizationId);
      const correction = await this.database.insert(ValueEntry, {
        projectId: entry.projectId,
        organizationId,
        personId: viewer.id,
        kind: kind ?? entry.kind,
        amountMinor: String(value?.minor ?? 0),
        currency: value?.currency ?? entry.currency,
        usdMinor: String(value?.usdMinor ?? 0),
        happenedOn: happenedOn ?? entry.happenedOn,
        note,
        source: source || null,
        correctsId: id,
        disputeOfOrganizationId: entry.disputer,
        createdAt: this.clock.now(),
      });
      entry.correctedById = correction.id;
      await this.database.manager.save(entry);
      await this.ownValues.remark(viewer, correction, organizationId, { state: ValueState.Estimated });
      await this.tell.ofCorrection(entry, parts, note);
      await this.stories.execute(viewer, entry);
      await this.events.publish(new ValueEntered(correction.id, entry.projectId, organizationId, id));
      await this.ownValues.record(viewer, 'corrected', correction, { corrects: id, before: entry.state });
      return correction.id;
    });
  }
}
