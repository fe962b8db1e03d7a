import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ValueState } from '../innovation.enums';
import { ValueReopened } from '../innovation.events';
import { ProjectAccess } from '../projects/project-access';
import { OwnValues } from './own-values';
import { TellOfValues } from './tell-of-values';
import { ValueEntry } from './value-entry.entity';
import { ValueRemark } from './value-remark.entity';

/** A super admin ends a dispute that its sides do not settle: the value is one that is claimed again. */
@Injectable()
export class ReopenValue {
  constructor(
    private readonly access: ProjectAccess,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownValues: OwnValues,
    private readonly tell: TellOfValues,
  ) {}

  /** Throws `not_found`, `value_moved` where no dispute stands, or `value_corrected`. */
  async execute(viewer: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const entry = await manager.findOne(ValueEntry, { where: { id }, lock });
      if (!entry) throw notFound('value');
      const { state: before, disputer } = entry;
      entry.reopen();
      await manager.save(entry);
      await this.database.insert(ValueRemark, {
        ...{ entryId: id, organizationId: null, personId: null, createdAt: this.clock.now() },
        ...{ state: before === ValueState.Disputed ? entry.state : null, text: reason },
      });
      await this.tell.ofReopening(entry, await this.access.of(viewer, entry.projectId), disputer, reason);
      await this.events.publish(new ValueReopened(id, entry.projectId));
      await this.ownValues.record(viewer, 'reopened', entry, { before, disputer, reason });
    });
  }
}
