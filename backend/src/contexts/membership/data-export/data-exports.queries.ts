import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { StoredFile } from '../../../platform/files/stored-file';

const find = {
  name: 'data-export-find',
  text: `select key, bytes::float8 as bytes, to_char(ready_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from membership.data_exports where user_id = $1 and id = $2 and expires_at > $3`,
};
const known = { name: 'data-export-known', text: 'select key from membership.data_exports where key = any($1)' };

@Injectable()
export class DataExportsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The archive of a person that has this number and can be downloaded yet; nobody else's. */
  async find(userId: string, id: string): Promise<StoredFile | undefined> {
    const row = await this.database.queryOne<{ key: string; bytes: number; day: string }>(find, [
      userId,
      id,
      this.clock.now(),
    ]);
    return row && { key: row.key, bytes: row.bytes, name: `your-data-${row.day}.zip`, type: 'application/zip' };
  }

  async known(keys: string[]): Promise<string[]> {
    return (await this.database.query<{ key: string }>(known, [keys])).map(({ key }) => key);
  }
}
