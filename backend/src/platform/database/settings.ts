import { Injectable } from '@nestjs/common';
import { Database } from './database';

const read = { name: 'settings-read', text: 'select value from platform.settings where name = $1' };
const write = {
  name: 'settings-write',
  text: `insert into platform.settings (name, value) values ($1, $2)
    on conflict (name) do update set value = excluded.value, updated_at = now()`,
};

/** Named values that the product keeps about itself. */
@Injectable()
export class Settings {
  constructor(private readonly database: Database) {}

  async get<T>(name: string): Promise<T | undefined> {
    return (await this.database.queryOne<{ value: unknown }>(read, [name]))?.value as T | undefined;
  }

  /** A setting that a migration has made. */
  async demand<T>(name: string): Promise<T> {
    const value = await this.get<T>(name);
    if (value === undefined) throw new Error(`The setting ${name} is missing.`);
    return value;
  }

  async set(name: string, value: unknown): Promise<void> {
    await this.database.run(write, [name, JSON.stringify(value)]);
  }
}
