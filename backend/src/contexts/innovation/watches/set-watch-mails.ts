import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';

const put = {
  name: 'watchers-put',
  text: `insert into innovation.watchers as w (user_id, is_mailed) values ($1, $2)
    on conflict (user_id) do update set is_mailed = excluded.is_mailed where w.is_mailed <> excluded.is_mailed`,
};

/** Keeps whether a person is mailed when the status of what they watch changes. */
@Injectable()
export class SetWatchMails {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  async execute(viewer: Viewer, isMailed: boolean): Promise<void> {
    await this.change(viewer, viewer.id, isMailed);
  }

  async change(actor: Actor, userId: string, isMailed: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const changed = await this.database.run(put, [userId, isMailed]);
      if (changed > 0)
        await this.audit.record(actor, 'watch-mails.changed', `person:${userId}`, { after: { isMailed } });
    });
  }
}
