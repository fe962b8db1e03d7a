import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';

/** Gives a session back to the super admin whose it is. */
@Injectable()
export class StopSeeing {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async execute(viewer: Viewer): Promise<void> {
    if (!viewer.seenBy) return;
    await this.database.transaction(async () => {
      if (await this.sessions.stopSeeing(viewer))
        await this.audit.record(viewer, 'see-as.stopped', `person:${viewer.id}`);
    });
  }
}
