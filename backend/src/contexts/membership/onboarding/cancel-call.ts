import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { Mail } from '../../../platform/mail/mail';
import { SupportQueries } from '../support/support.queries';
import { CallCalendar } from './call-calendar';
import { callOver } from './onboarding.errors';
import { onboardingCancelled } from './onboarding.mails';
import { OnboardingQueries } from './onboarding.queries';
import { TellOnboarding } from './tell-onboarding';

interface Cancelled {
  id: string;
  personId: string;
  startsAt: string;
  cancelledAt: string | null;
  note: string | null;
}

const lock = {
  name: 'onboarding-lock',
  text: `select id, person_id as "personId", starts_at as "startsAt", cancelled_at as "cancelledAt", note
    from membership.onboarding_calls where id = $1 and ($2::uuid is null or person_id = $2) for update`,
};
const cancel = {
  name: 'onboarding-cancel',
  text: 'update membership.onboarding_calls set cancelled_at = $2, reason = $3 where id = $1',
};

/** Cancels a call before it begins, and tells the other side; its time is offered again. */
@Injectable()
export class CancelCall {
  constructor(
    private readonly audit: Audit,
    private readonly calendar: CallCalendar,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly mail: Mail,
    private readonly queries: OnboardingQueries,
    private readonly support: SupportQueries,
    private readonly tell: TellOnboarding,
  ) {}

  /** By whose it is, or with a reason by those who run the alliance. Throws `not_found` or `call_over`. */
  async execute(viewer: Viewer, id: string, reason: string | null = null): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      const owner = reason === null ? viewer.id : null;
      const call = await this.database.queryOne<Cancelled>(lock, [id, owner]);
      if (!call) throw notFound('call');
      const startsAt = new Date(call.startsAt);
      if (call.cancelledAt || startsAt <= now) throw callOver();
      await this.database.run(cancel, [id, now, reason]);
      if (reason === null) await this.tell.operators('cancelled', { ...call, startsAt });
      else await this.tellGuest({ ...call, startsAt }, reason);
      await this.audit.record(viewer, 'onboarding.cancelled', `onboarding:${id}`, { startsAt });
    });
  }

  /**
   * The one of a person who leaves the alliance, by themselves or with a reason by those who run it, if it has not begun; joins the
   * surrounding transaction.
   */
  async ofLeaving(viewer: Viewer, personId: string, reason?: string): Promise<void> {
    await this.queries.lockedHours();
    const call = await this.queries.open(personId);
    if (call && new Date(call.startsAt) > this.clock.now()) await this.execute(viewer, call.id, reason);
  }

  private async tellGuest(
    { id, personId, startsAt }: { id: string; personId: string; startsAt: Date },
    reason: string,
  ) {
    const { name, firstName, address } = await this.support.sender(personId);
    await this.mail.queue(onboardingCancelled, {
      to: { personId, name, address },
      values: {
        firstName,
        startsAt,
        reason,
        link: `${this.config.appUrl}/onboarding`,
        calendar: await this.calendar.of(id),
      },
      about: `onboarding:${id}`,
    });
    await this.live.tell([personId], { kind: 'onboarding', id });
  }
}
