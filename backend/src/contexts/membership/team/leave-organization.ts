import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { EndMembership } from './end-membership';
import { demandUnsuspended, isLeader, LockTeam } from './lock-team';

/** Somebody belongs to an organization no more, because they say so. */
@Injectable()
export class LeaveOrganization {
  constructor(
    private readonly database: Database,
    private readonly endMembership: EndMembership,
    private readonly lock: LockTeam,
  ) {}

  /** Throws `not_found`, `last_owner` or, for who answers for it, `organization_suspended`. */
  async execute(viewer: Viewer, organizationId: string): Promise<void> {
    await this.database.transaction(async () => {
      const team = await this.lock.forPeople(viewer, organizationId);
      const leaver = team.viewer;
      // Who answered for it could begin anew elsewhere, as if nothing had been.
      if (isLeader(leaver)) demandUnsuspended(team);
      await this.endMembership.execute(viewer, 'person.left', organizationId, leaver);
    });
  }
}
