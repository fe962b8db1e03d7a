import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';

const undo = {
  name: 'deletion-undo',
  text: `update membership.users set deletion_asked_at = null, deletion_due_at = null, deletion_told_at = null
    where id = $1 and deletion_due_at is not null`,
};

/** A person keeps their account, in whatever they belonged to. What changes nothing leaves nothing. */
@Injectable()
export class UndoDeletion {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async execute(viewer: Viewer): Promise<void> {
    await this.database.transaction(async () => {
      if ((await this.database.run(undo, [viewer.id])) === 0) return;
      await this.sessions.refresh(viewer.id);
      await this.audit.record(viewer, 'account.kept', `person:${viewer.id}`);
    });
  }
}
