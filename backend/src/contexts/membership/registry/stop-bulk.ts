import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { BulksQueries } from './bulks.queries';

/** Waits for the registration that is being worked on: the job takes no other after it. */
const stop = {
  name: 'registry-bulk-stop',
  text: `update membership.registration_bulks set stopped_at = $2, finished_at = $2
    where id = $1 and finished_at is null`,
};

/** Ends work on many registrations between two of them. What is done stays done, and the rest as it was. */
@Injectable()
export class StopBulk {
  constructor(
    private readonly audit: Audit,
    private readonly bulks: BulksQueries,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Work that has ended stays as it is. Throws `not_found`. */
  async execute(admin: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const stopped = await this.database.run(stop, [id, this.clock.now()]);
      const { act, done, decided, failed, total } = await this.bulks.find(id);
      if (stopped === 0) return;
      await this.audit.record(admin, 'registrations.bulk-stopped', `registration-bulk:${id}`, {
        act,
        done,
        decided,
        failed,
        total,
      });
    });
  }
}
