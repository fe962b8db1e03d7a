import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Files } from '../../../platform/files/files';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { Pictures } from '../../../platform/pictures/pictures';
import { Sessions } from '../../../platform/sessions/sessions';
import { faces } from '../account/faces';
import { EndOrganization } from '../closing/end-organization';
import { AddressesOfPerson } from '../email-change/addresses-of-person';
import { EndMembership } from '../team/end-membership';
import { LockOrganizationsOf } from './lock-organizations';
import { ReadOwnedOrganizations } from './owned-organizations';

const due = {
  name: 'erase-due',
  text: `select u.email, u.picture_id as "pictureId", e.key as "exportKey" from membership.users u
    left join membership.data_exports e on e.user_id = u.id
    where u.id = $1 and u.deletion_due_at <= $2 and u.erased_at is null for update of u`,
};
const memberships = {
  name: 'erase-memberships',
  text: `select organization_id as "organizationId", role from membership.user_organizations
    where user_id = $1 and is_active order by organization_id`,
};
const mark = { name: 'erase-mark', text: 'update membership.users set erased_at = $2 where id = $1' };

/**
 * Erases what is known of a person whose time to change their mind is over. All of it or nothing, in one transaction: ended
 * halfway it is done again. What remains of what is in docs/guides/what-remains.md.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly addresses: AddressesOfPerson,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly end: EndOrganization,
    private readonly endMembership: EndMembership,
    private readonly files: Files,
    private readonly live: LiveUpdates,
    private readonly lock: LockOrganizationsOf,
    private readonly owned: ReadOwnedOrganizations,
    private readonly personalData: PersonalData,
    private readonly pictures: Pictures,
    private readonly sessions: Sessions,
  ) {}

  /** Who has come back meanwhile, or is erased, is left alone. */
  async execute(id: string): Promise<void> {
    const former = await this.database.transaction(async () => {
      await this.lock.execute(id);
      const now = this.clock.now();
      const person = await this.database.queryOne<{
        email: string;
        pictureId: string | null;
        exportKey: string | null;
      }>(due, [id, now]);
      if (!person) return undefined;
      await this.leave(id);
      await this.sessions.endOthers(id);
      await this.personalData.erase({ id, emails: await this.addresses.execute(id, person.email) });
      await this.live.forget(id);
      await this.database.run(mark, [id, now]);
      await this.audit.record('system', 'account.erased', `person:${id}`);
      return person;
    });
    if (!former) return;
    await this.pictures.forget(faces, former.pictureId);
    if (former.exportKey) await this.files.remove(former.exportKey);
  }

  private async leave(id: string): Promise<void> {
    const { ending } = await this.owned.execute(id);
    const rows = await this.database.query<{ organizationId: string; role: OrganizationRole }>(memberships, [id]);
    for (const { organizationId, role } of rows)
      await this.endMembership.remove('system', 'person.left', organizationId, id, role);
    for (const organization of ending) await this.end.execute('system', organization.id, 'alone');
  }
}
