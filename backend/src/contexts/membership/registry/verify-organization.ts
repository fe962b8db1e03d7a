import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { organizationHasLeft } from '../membership.errors';
import { organizationChanged } from '../membership.topics';

const verify = {
  name: 'registry-verify',
  text: `update membership.organizations set verified_at = $2, verified_by = 'super_admin', updated_at = $2
    where id = $1 and verified_at is null and closed_at is null`,
};
const takeBack = {
  name: 'registry-take-verification-back',
  text: `update membership.organizations set verified_at = null, verified_by = null, updated_at = $2
    where id = $1 and verified_by = 'super_admin'`,
};
const hasLeft = {
  name: 'registry-has-left',
  text: 'select from membership.organizations where id = $1 and closed_at is not null',
};

/** What a review says of an organization; one that its domain has verified stays so. */
@Injectable()
export class VerifyOrganization {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly notices: Notices,
  ) {}

  /** Throws `organization_has_left` where there is nothing left to verify. */
  async execute(organizationId: string, isVerified: boolean): Promise<void> {
    if (isVerified && (await this.database.queryOne(hasLeft, [organizationId]))) throw organizationHasLeft();
    const changed = await this.database.run(isVerified ? verify : takeBack, [organizationId, this.clock.now()]);
    if (changed > 0) await this.notices.send(organizationChanged, organizationId);
  }
}
