import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { Sessions } from '../../../platform/sessions/sessions';
import { organizationChanged } from '../membership.topics';

/** Who has left the alliance or was rejected waits for nothing. */
export const awaitsRelease = `o.awaits_review and o.closed_at is null and not exists (
      select from membership.membership_registrations r where r.organization_id = o.id and r.status = 'rejected')`;
const release = {
  name: 'registration-release',
  text: `update membership.organizations o set awaits_review = false, updated_at = $2 where o.id = $1 and ${awaitsRelease}`,
};
const people = {
  name: 'registration-released-people',
  text: 'select user_id as id from membership.user_organizations where organization_id = $1 and is_active',
};

/** An organization that waited for its review acts from now on, by the roles that its people have. */
@Injectable()
export class ReleaseOrganization {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly notices: Notices,
    private readonly sessions: Sessions,
  ) {}

  /** For who has locked its registration; joins the surrounding transaction. Answers whether it waited. */
  async execute(organizationId: string): Promise<boolean> {
    if ((await this.database.run(release, [organizationId, this.clock.now()])) === 0) return false;
    for (const { id } of await this.database.query<{ id: string }>(people, [organizationId]))
      await this.sessions.refresh(id);
    await this.notices.send(organizationChanged, organizationId);
    return true;
  }
}
