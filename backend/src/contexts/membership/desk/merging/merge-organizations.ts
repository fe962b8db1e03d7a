import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { Notices } from '../../../../platform/database/notices';
import { Events } from '../../../../platform/events/events';
import { invalidField } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { OrganizationData, type Pair } from '../../../../platform/organization-data/organization-data';
import { organizationsMergedMail } from '../../desk.mails';
import { MembershipApi } from '../../membership.api';
import { mergeRefused } from '../../membership.errors';
import { OrganizationMerged } from '../../membership.events';
import { organizationChanged } from '../../membership.topics';
import { LockRecord } from '../lock-record';
import { RefreshOrganization } from '../refresh-organization';
import { TellPeopleOfOrganization } from '../tell-people';
import type { MergeOrganizationDto } from './merging.dto';

const leave = {
  name: 'merging-leave',
  text: `update membership.organizations set merged_into_id = $2, closed_at = $3, updated_at = $3, verified_at = null, verified_by = null,
      featured_at = null, suspended_at = null, suspension_reason = null, awaits_review = false
    where id = $1`,
};

/** Of two organizations that are the same one goes, for good: all of it is from now on of the one that stays. All or nothing. */
@Injectable()
export class MergeOrganizations {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly data: OrganizationData,
    private readonly database: Database,
    private readonly events: Events,
    private readonly lock: LockRecord,
    private readonly membership: MembershipApi,
    private readonly notices: Notices,
    private readonly refresh: RefreshOrganization,
    private readonly tell: TellPeopleOfOrganization,
  ) {}

  /**
   * Throws `not_found`, `organization_has_left` for either, `invalid_input` for the same one twice and for a confirmation that is not the name of
   * the one that goes, and `merge_refused` with what stands against it.
   */
  async execute(viewer: Viewer, id: string, { into, reason, confirmation }: MergeOrganizationDto): Promise<void> {
    if (into === id) throw invalidField('into', 'Choose another organization than the one that goes');
    await this.database.transaction(async () => {
      const pair = await this.locked(id, into);
      const { goes, stays } = pair;
      if (confirmation !== goes.name)
        throw invalidField('confirmation', 'Type the name of the organization as it is shown');
      const obstacles = await this.data.obstacles(pair);
      if (obstacles.length > 0) throw mergeRefused(obstacles);
      const people = await this.membership.everybodyOf([id, into]);
      const moved = (await this.data.count(pair)).filter((held) => held.goes > 0);
      await this.data.move(id, into);
      await this.database.run(leave, [id, into, this.clock.now()]);
      await this.notices.send(organizationChanged, id);
      await this.refresh.execute(into);
      await this.events.publish(new OrganizationMerged(id, into));
      await this.audit.record(viewer, 'organization.merged', `organization:${id}`, { reason, into });
      await this.audit.record(viewer, 'organization.took-in', `organization:${into}`, {
        reason,
        from: id,
        moved: Object.fromEntries(moved.map((held) => [held.what, held.goes])),
      });
      await this.tell.execute(organizationsMergedMail, stays, people, { goneName: goes.name, reason });
    });
  }

  /** The two in one order, whichever goes: who merges them the other way round waits. */
  private async locked(id: string, into: string): Promise<Pair> {
    await this.data.lock(id);
    const names = new Map<string, string>();
    for (const one of [id, into].sort()) names.set(one, (await this.lock.organization(one)).name);
    const named = (one: string) => ({ id: one, name: names.get(one) as string });
    return { goes: named(id), stays: named(into) };
  }
}
