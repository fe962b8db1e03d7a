import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Files } from '../../../platform/files/files';
import { Jobs } from '../../../platform/jobs/jobs';
import { dataExportFile } from './data-export-file';
import { DataExportsQueries } from './data-exports.queries';

const removeExpired = {
  name: 'data-export-remove-expired',
  text: 'delete from membership.data_exports where expires_at <= $1 returning key',
};

/** Archives are removed when their time is over, and what a process has put that died before it said so. */
@Injectable()
export class RemoveDataExportsJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly exports: DataExportsQueries,
    private readonly files: Files,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('47 * * * *', 'remove-data-exports', () => this.removeExpired());
  }

  async removeExpired(): Promise<void> {
    const expired = await this.database.query<{ key: string }>(removeExpired, [this.clock.now()]);
    for (const { key } of expired) await this.files.remove(key);
    await this.files.removeOrphans(dataExportFile, (keys) => this.exports.known(keys));
  }
}
