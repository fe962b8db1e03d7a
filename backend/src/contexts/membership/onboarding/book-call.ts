import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { SupportQueries } from '../support/support.queries';
import type { BookCallDto } from './onboarding.dto';
import { callBooked, slotNotFree } from './onboarding.errors';
import { OnboardingQueries } from './onboarding.queries';
import { TellOnboarding } from './tell-onboarding';

const insert = {
  name: 'onboarding-book',
  text: `insert into membership.onboarding_calls (person_id, organization_id, member_id, starts_at, ends_at, note, booked_at)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
};

/** Books one of the times that are offered; a person has one call at a time. */
@Injectable()
export class BookCall {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly queries: OnboardingQueries,
    private readonly support: SupportQueries,
    private readonly tell: TellOnboarding,
  ) {}

  /** Answers the call's id; throws `slot_not_free` or `call_booked`. */
  async execute(viewer: Viewer, form: BookCallDto): Promise<string> {
    const startsAt = new Date(form.startsAt);
    return this.database.transaction(async () => {
      const hours = await this.queries.lockedHours();
      if (await this.queries.open(viewer.id)) throw callBooked();
      if (!(await this.queries.slots(hours)).includes(startsAt.toISOString())) throw slotNotFree();
      const endsAt = new Date(startsAt.getTime() + hours.minutes * minute);
      const note = form.note || null;
      const { organizationId, memberId } = await this.support.sender(viewer.id);
      const values = [viewer.id, organizationId, memberId, startsAt, endsAt, note, this.clock.now()];
      const { id } = await this.database.one<{ id: string }>(insert, values);
      const call = { id, personId: viewer.id, startsAt, note };
      await this.tell.guest(call, { ...hours, isMoved: false });
      await this.tell.operators('booked', call);
      await this.audit.record(viewer, 'onboarding.booked', `onboarding:${id}`, { startsAt });
      return id;
    });
  }
}
