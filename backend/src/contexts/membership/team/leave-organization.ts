import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { EndMembership } from './end-membership';
import { LockTeam } from './lock-team';

/** Somebody belongs to an organization no more, because they say so. */
@Injectable()
export class LeaveOrganization {
  constructor(
    private readonly database: Database,
    private readonly endMembership: EndMembership,
    private readonly lock: LockTeam,
  ) {}

  /** Throws `not_found` or `last_owner`. */
  async execute(viewer: Viewer, organizationId: string): Promise<void> {
    await this.database.transaction(async () => {
      const { viewer: leaver } = await this.lock.forPeople(viewer, organizationId);
      await this.endMembership.execute(viewer, 'person.left', organizationId, leaver);
    });
  }
}
