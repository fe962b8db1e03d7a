import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Mail } from '../../../platform/mail/mail';
import { SupportQueries } from '../support/support.queries';
import { CallCalendar } from './call-calendar';
import { onboardingBooked, onboardingTold } from './onboarding.mails';

interface Told {
  id: string;
  personId: string;
  startsAt: Date;
  note: string | null;
}

/** Says what has become of a call to whose it is, and to the operators; joins the surrounding transaction. */
@Injectable()
export class TellOnboarding {
  constructor(
    private readonly calendar: CallCalendar,
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly support: SupportQueries,
  ) {}

  async guest(call: Told, { isMoved, minutes, place }: { isMoved: boolean; minutes: number; place: string | null }) {
    const { name, firstName, address } = await this.support.sender(call.personId);
    const { appUrl } = this.config;
    await this.mail.queue(onboardingBooked, {
      to: { personId: call.personId, name, address },
      values: {
        ...{ firstName, startsAt: call.startsAt, minutes, isMoved, place, link: `${appUrl}/onboarding` },
        calendar: await this.calendar.of(call.id),
      },
      about: `onboarding:${call.id}`,
    });
  }

  async operators(what: 'booked' | 'moved' | 'cancelled', { id, personId, startsAt, note }: Told): Promise<void> {
    const { name, address: email, organizationName, memberId } = await this.support.sender(personId);
    await this.mail.queue(onboardingTold, {
      to: this.config.operators,
      values: {
        ...{ name, email, organizationName, memberId, what, startsAt, note },
        link: `${this.config.appUrl}/admin/onboarding`,
      },
      about: `onboarding:${id}`,
      named: personId,
    });
  }
}
