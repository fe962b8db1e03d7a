import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { ValueState } from '../innovation.enums';
import { ValueDiscussed } from '../innovation.events';
import { OwnValues } from './own-values';
import { TellOfValues } from './tell-of-values';

/** A partner says something in the thread of a disputed value. */
@Injectable()
export class DiscussValue {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownValues: OwnValues,
    private readonly tell: TellOfValues,
  ) {}

  /** Throws `not_found`, `organization_required`, `value_moved` of one that nobody disputes, or `value_corrected`. */
  async execute(viewer: Viewer, id: string, text: string): Promise<void> {
    await this.database.transaction(async () => {
      const { entry, parts, organizationId } = await this.ownValues.forPartner(viewer, id);
      entry.require(ValueState.Disputed);
      await this.ownValues.remark(viewer, entry, organizationId, { text });
      await this.tell.ofMessage(entry, parts, organizationId, text);
      await this.events.publish(new ValueDiscussed(id, entry.projectId, organizationId));
      await this.ownValues.record(viewer, 'discussed', entry, { by: organizationId });
    });
  }
}
