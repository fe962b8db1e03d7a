import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { callOver, slotNotFree } from './onboarding.errors';
import { OnboardingQueries } from './onboarding.queries';
import { TellOnboarding } from './tell-onboarding';

const move = {
  name: 'onboarding-move',
  text: `update membership.onboarding_calls set starts_at = $2, ends_at = $3, moves = moves + 1
    where id = $1 and cancelled_at is null`,
};

/** Moves one’s call to another time that is offered. */
@Injectable()
export class MoveCall {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly queries: OnboardingQueries,
    private readonly tell: TellOnboarding,
  ) {}

  /** Throws `not_found`, also for the call of somebody else, `call_over` or `slot_not_free`. */
  async execute(viewer: Viewer, id: string, to: string): Promise<void> {
    const startsAt = new Date(to);
    await this.database.transaction(async () => {
      const hours = await this.queries.lockedHours();
      const { startsAt: before, note } = await this.queries.lock(viewer, id);
      if (new Date(before) <= this.clock.now()) throw callOver();
      if (startsAt.toISOString() === new Date(before).toISOString()) return;
      if (!(await this.queries.slots(hours, id)).includes(startsAt.toISOString())) throw slotNotFree();
      const endsAt = new Date(startsAt.getTime() + hours.minutes * minute);
      await this.database.run(move, [id, startsAt, endsAt]);
      const call = { id, personId: viewer.id, startsAt, note };
      await this.tell.guest(call, { ...hours, isMoved: true });
      await this.tell.operators('moved', call);
      await this.audit.record(viewer, 'onboarding.moved', `onboarding:${id}`, {
        before: { startsAt: before },
        after: { startsAt },
      });
    });
  }
}
