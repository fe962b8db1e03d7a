import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { NotificationCategory } from '../../../platform/mail/define-mail';
import { MembershipApi } from '../../membership';
import type { Preference } from './preference.entity';
import { NotificationWay } from './preference.enums';
import type { MutedDto, PreferencesDto } from './preferences.dto';
import { mandatory } from './ways-to-tell';

export type Preferences = Omit<Preference, 'personId'>;

export const preferencesQuery = {
  name: 'preferences-of',
  text: `select ways, quiet_from as "quietFrom", quiet_until as "quietUntil", time_zone as "timeZone"
    from notifications.preferences where person_id = $1`,
};
const muted = {
  name: 'mutes-of',
  text: `select id, title, link, muted_at as "mutedAt" from notifications.mutes where person_id = $1
    order by muted_at desc, id desc limit 200`,
};

@Injectable()
export class PreferencesQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  async of(personId: string): Promise<PreferencesDto> {
    const [kept, mutes] = await Promise.all([
      this.database.queryOne<Preferences>(preferencesQuery, [personId]),
      this.database.query<MutedDto>(muted, [personId]),
    ]);
    const { ways = {}, quietFrom = null, quietUntil = null, timeZone = null } = kept ?? {};
    return {
      ways: Object.values(NotificationCategory).map((category) => ({
        category,
        way: mandatory.includes(category) ? NotificationWay.AtOnce : (ways[category] ?? NotificationWay.AtOnce),
        isMandatory: mandatory.includes(category),
      })),
      quietHours:
        quietFrom === null || quietUntil === null
          ? null
          : { from: quietFrom, until: quietUntil, timeZone: timeZone ?? 'UTC' },
      timeZone: timeZone ?? (await this.membership.timeZoneOf(personId)),
      muted: mutes,
    };
  }
}
