import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';

const remove = {
  name: 'mutes-remove',
  text: 'delete from notifications.mutes where id = $1 and person_id = $2 returning about',
};

/** From now on the viewer hears of it again. */
@Injectable()
export class UnmuteSubject {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const muted = await this.database.queryOne<{ about: string }>(remove, [id, viewer.id]);
      if (!muted) throw notFound('muted thing');
      await this.audit.record(viewer, 'notifications.unmuted', muted.about);
    });
  }
}
