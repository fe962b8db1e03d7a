import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { suspendedNow } from '../accounts/suspension';

const undo = {
  name: 'deletion-undo',
  text: `update membership.users set deletion_asked_at = null, deletion_due_at = null, deletion_told_at = null
    where id = $1 and deletion_due_at is not null and not ${suspendedNow('users', '$2')}`,
};

/** A person keeps their account, in whatever they belonged to; not one who is kept out until it is erased. What changes nothing leaves nothing. */
@Injectable()
export class UndoDeletion {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async execute(viewer: Viewer): Promise<void> {
    await this.database.transaction(async () => {
      if ((await this.database.run(undo, [viewer.id, this.clock.now()])) === 0) return;
      await this.sessions.refresh(viewer.id);
      await this.audit.record(viewer, 'account.kept', `person:${viewer.id}`);
    });
  }
}
