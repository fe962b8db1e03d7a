import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LockSession } from './lock-session';
import { SessionSide } from './mentoring.enums';

const ofMentor = {
  name: 'mentoring-notes-of-mentor',
  text: 'update membership.mentor_sessions set mentor_notes = $2 where id = $1',
};
const ofMember = {
  name: 'mentoring-notes-of-member',
  text: 'update membership.mentor_sessions set member_notes = $2 where id = $1',
};

/** What one of the two notes about a session, for nobody else. The record keeps none of their words. */
@Injectable()
export class WriteSessionNotes {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockSession,
  ) {}

  /** Throws `not_found`. */
  async execute(viewer: Viewer, id: string, notes: string): Promise<void> {
    await this.database.transaction(async () => {
      const { side } = await this.lock.execute(viewer, id);
      await this.database.run(side === SessionSide.Mentor ? ofMentor : ofMember, [id, notes || null]);
      await this.audit.record(viewer, 'mentor-session.noted', `mentor-session:${id}`, { side });
    });
  }
}
