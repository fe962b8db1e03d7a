import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { NotificationCategory } from '../../../platform/mail/define-mail';
import { MembershipApi } from '../../membership';
import { isBetween, nextTime, wallClock } from './local-time';
import { NotificationWay } from './preference.enums';

/** Of these people are told at once whatever they have chosen: somebody else may be at their account, or their plan may end. */
export const mandatory: readonly NotificationCategory[] = [NotificationCategory.Security, NotificationCategory.Billing];
/** When digests leave, by the clock of who gets them. */
const morning = 8 * 60;
const utc = 'UTC';

export interface WayToTell {
  inInbox: boolean;
  /** The mail of its own: at once, or when quiet hours end. */
  mail: boolean;
  mailAt?: Date;
  /** When it is mailed with others, if it is unread then. */
  digestAt?: Date;
}

export const atOnce: WayToTell = { inInbox: true, mail: true };

interface Chosen {
  way: NotificationWay | null;
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string | null;
  isMuted: boolean;
}
type Quiet = Omit<Chosen, 'way' | 'isMuted'>;
const chosen = {
  name: 'preferences-way',
  text: `select ways->>$2 as way, quiet_from as "quietFrom", quiet_until as "quietUntil",
      time_zone as "timeZone",
      exists (select from notifications.mutes where person_id = $1 and about = $3) as "isMuted"
    from (select $1::uuid as person) one left join notifications.preferences on person_id = person`,
};

/** How somebody is told of something: as they chose for its category, unless they muted what it is about. */
@Injectable()
export class WaysToTell {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  async find(personId: string, category: NotificationCategory, about: string | undefined): Promise<WayToTell> {
    if (mandatory.includes(category)) return atOnce;
    const { way, isMuted, ...quiet } = await this.database.one<Chosen>(chosen, [personId, category, about ?? null]);
    if (isMuted || way === NotificationWay.None) return { inInbox: false, mail: false };
    const now = this.clock.now();
    if (way === NotificationWay.Daily || way === NotificationWay.Weekly)
      return {
        inInbox: true,
        mail: false,
        digestAt: nextTime(now, await this.zoneOf(personId, quiet), digestTime(quiet), way === NotificationWay.Weekly),
      };
    if (way === NotificationWay.Inbox) return { inInbox: true, mail: false };
    return { inInbox: true, mail: true, mailAt: endOfQuiet(now, quiet) };
  }

  /** As chosen here, or in the profile. */
  private async zoneOf(personId: string, { timeZone }: Quiet): Promise<string> {
    return timeZone ?? (await this.membership.timeZoneOf(personId)) ?? utc;
  }
}

/** In the morning, or when quiet hours end. */
const digestTime = ({ quietFrom, quietUntil }: Quiet): number =>
  quietFrom !== null && quietUntil !== null && isBetween(morning, quietFrom, quietUntil) ? quietUntil : morning;

function endOfQuiet(now: Date, { quietFrom, quietUntil, timeZone }: Quiet): Date | undefined {
  if (quietFrom === null || quietUntil === null) return undefined;
  const zone = timeZone ?? utc;
  const { minutes } = wallClock(now, zone);
  return isBetween(minutes, quietFrom, quietUntil) ? nextTime(now, zone, quietUntil) : undefined;
}
