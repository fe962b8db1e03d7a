import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import type { ChangePreferencesDto } from './preferences.dto';
import { type Preferences, preferencesQuery } from './preferences.queries';

const hold = {
  name: 'preferences-hold',
  text: 'insert into notifications.preferences (person_id) values ($1) on conflict (person_id) do update set ways = preferences.ways',
};
const put = {
  name: 'preferences-put',
  text: `update notifications.preferences set ways = $2, quiet_from = $3, quiet_until = $4, time_zone = $5
    where person_id = $1`,
};

/** Keeps how a person wants to be told. What has been made before is told as it was to be. */
@Injectable()
export class ChangePreferences {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  async execute(viewer: Viewer, { ways, quietHours, timeZone }: ChangePreferencesDto): Promise<void> {
    await this.change(viewer, viewer.id, (before) => ({
      ways: { ...before.ways, ...Object.fromEntries(ways.map(({ category, way }) => [category, way])) },
      quietFrom: quietHours?.from ?? null,
      quietUntil: quietHours?.until ?? null,
      timeZone: quietHours?.timeZone ?? timeZone ?? before.timeZone,
    }));
  }

  async change(actor: Actor, personId: string, decide: (before: Preferences) => Preferences): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.run(hold, [personId]);
      const before = await this.database.one<Preferences>(preferencesQuery, [personId]);
      const after = decide(before);
      if (isDeepStrictEqual(after, before)) return;
      const { ways, quietFrom, quietUntil, timeZone } = after;
      await this.database.run(put, [personId, ways, quietFrom, quietUntil, timeZone]);
      await this.audit.record(actor, 'notification-preferences.changed', `person:${personId}`, { before, after });
    });
  }
}
