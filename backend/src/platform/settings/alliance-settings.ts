import { Injectable } from '@nestjs/common';
import { Cache } from '../cache/cache';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { editedMeanwhile } from '../http/problems';
import { type DaysSetting, definedSettings, type Setting, type SwitchSetting } from './define-setting';

/** A notice on it says that a setting has changed, in every process. */
const settingsChanged = 'platform.settings';

const read = {
  name: 'alliance-settings-read',
  text: 'select name, value, revision from platform.settings where name = any($1)',
};
/** Two who have read the same revision write one after the other: the second finds no row. */
const write = {
  name: 'alliance-settings-write',
  text: `insert into platform.settings as s (name, value, revision)
    select $1, $2::jsonb, 1 where $3::int = 0 or exists (select from platform.settings where name = $1)
    on conflict (name) do update set value = excluded.value, revision = s.revision + 1, updated_at = now()
      where s.revision = $3 returning revision`,
};

interface SettingInForce {
  value: number;
  /** Counted up with each change. */
  revision: number;
}

/** What super admins have set, as all processes see it within a second. Nothing that was declared is ever without a value. */
@Injectable()
export class AllianceSettings {
  private readonly cache: Cache<ReadonlyMap<string, SettingInForce>>;

  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
  ) {
    this.cache = new Cache(database, notices, { name: 'settings', max: 1, topics: [settingsChanged] });
  }

  /** How many days it says. */
  async days(setting: DaysSetting): Promise<number> {
    return (await this.inForce(setting)).value;
  }

  async isOn(setting: SwitchSetting): Promise<boolean> {
    return (await this.inForce(setting)).value === 1;
  }

  async inForce({ name, default: value }: Setting): Promise<SettingInForce> {
    const set = await this.cache.get('all', () => this.read());
    return set?.get(name) ?? { value, revision: 0 };
  }

  /** Sets it with the surrounding transaction. Throws `edited_meanwhile` when the revision is not the one in force. */
  async set({ name }: Setting, value: number, revision: number): Promise<void> {
    await this.database.transaction(async () => {
      if ((await this.database.run(write, [name, JSON.stringify(value), revision])) === 0) throw editedMeanwhile();
      await this.notices.send(settingsChanged, '');
    });
  }

  private async read(): Promise<Map<string, SettingInForce>> {
    const names = definedSettings().map(({ name }) => name);
    const rows = await this.database.query<SettingInForce & { name: string }>(read, [names]);
    return new Map(rows.map(({ name, value, revision }) => [name, { value, revision }]));
  }
}
