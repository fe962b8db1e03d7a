import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { hour } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Files } from '../../../platform/files/files';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { MeetPerson } from '../accounts/meet-person';
import { exportUnderway } from '../membership.errors';

/** After this long it has failed for good, and another may be asked for. */
/** One that is not there by then has failed, and another may be asked for. */
export const takesAtMost = 6 * hour;
const find = {
  name: 'data-export-of',
  text: `select key, ready_at is null and asked_at > $2 as "isUnderway" from membership.data_exports where user_id = $1`,
};
const ask = {
  name: 'data-export-ask',
  text: `insert into membership.data_exports (user_id, asked_at) values ($1, $2)
    on conflict (user_id) do update set id = gen_random_uuid(), asked_at = excluded.asked_at, ready_at = null,
      expires_at = null, key = null, bytes = null
    returning id`,
};

/** Has all data of a person put together, in a job. A new archive takes the place of the one before. */
@Injectable()
export class AskDataExport {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: Files,
    private readonly jobs: Jobs,
    private readonly people: MeetPerson,
  ) {}

  /** Throws `export_underway`. */
  async execute(viewer: Viewer): Promise<void> {
    const former = await this.database.transaction(async () => {
      await this.people.lock(viewer.id);
      const known = await this.database.queryOne<{ key: string | null; isUnderway: boolean }>(find, [
        viewer.id,
        this.clock.in(-takesAtMost),
      ]);
      if (known?.isUnderway) throw exportUnderway();
      const { id } = await this.database.one<{ id: string }>(ask, [viewer.id, this.clock.now()]);
      await this.jobs.add('make-data-export', { userId: viewer.id, id });
      await this.audit.record(viewer, 'data-export.asked', `person:${viewer.id}`);
      return known?.key;
    });
    if (former) await this.files.remove(former);
  }
}
