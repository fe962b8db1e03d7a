import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { Sessions } from '../../../../platform/sessions/sessions';

/** Signs one browser of the viewer's out, from its next call on. */
@Injectable()
export class EndSession {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  /** Throws `not_found`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.sessions.endOne(viewer.id, id))) throw notFound('session of yours');
      await this.audit.record(viewer, 'session.ended', undefined, { own: id === viewer.sessionId });
    });
  }
}
