import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { Sessions } from '../../../../platform/sessions/sessions';

/** Signs all browsers of the viewer's out but the one that asks, from their next call on. */
@Injectable()
export class EndOtherSessions {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async execute(viewer: Viewer): Promise<void> {
    await this.database.transaction(async () => {
      await this.sessions.endOthers(viewer.id, viewer.sessionId);
      await this.audit.record(viewer, 'sessions.ended');
    });
  }
}
