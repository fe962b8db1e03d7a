import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { ValueDecided } from '../innovation.events';
import { OwnValues } from './own-values';
import { TellOfValues } from './tell-of-values';
import type { Decision } from './value-entry.entity';

/** Another partner than the one that claims a value confirms it, or disputes it and says why. */
@Injectable()
export class DecideValue {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownValues: OwnValues,
    private readonly tell: TellOfValues,
  ) {}

  /**
   * Throws `not_found`, `own_claim`, `organization_required`, `value_moved` or `value_corrected`: of two that decide at once, the
   * later is told how it stands.
   */
  async execute(viewer: Viewer, id: string, decision: Decision, reason?: string): Promise<void> {
    await this.database.transaction(async () => {
      const { entry, parts, organizationId } = await this.ownValues.forOthers(viewer, id);
      const before = entry.state;
      entry.decide(decision, organizationId, this.clock.now());
      await this.database.manager.save(entry);
      await this.ownValues.remark(viewer, entry, organizationId, { state: decision, text: reason || undefined });
      await this.tell.ofDecision(entry, parts, organizationId, reason || null);
      await this.events.publish(new ValueDecided(id, entry.projectId, organizationId, decision));
      await this.ownValues.record(viewer, decision, entry, { before, by: organizationId });
    });
  }
}
