import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../membership.api';
import { organizationRequired } from '../membership.errors';
import { demandUnsuspended, LockTeam } from '../team/lock-team';
import { organizationClosedMail } from '../team.mails';
import { EndOrganization } from './end-organization';

/** Ends an organization, by one of its owners. */
@Injectable()
export class CloseOrganization {
  constructor(
    private readonly database: Database,
    private readonly end: EndOrganization,
    private readonly lock: LockTeam,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /**
   * Throws `invalid_input` for a confirmation that is not its name, `organization_required` for who is no owner,
   * `organization_suspended`, or `not_found`.
   */
  async execute(viewer: Viewer, organizationId: string, confirmation: string): Promise<void> {
    await this.database.transaction(async () => {
      const team = await this.lock.forPeople(viewer, organizationId);
      const { organizationName, viewer: owner } = team;
      if (owner.role !== 'owner') throw organizationRequired();
      demandUnsuspended(team);
      if (confirmation.trim() !== organizationName)
        throw invalidField('confirmation', 'Type the name of the organization as it is shown');
      const people = await this.membership.everybodyOf([organizationId]);
      await this.end.execute(viewer, organizationId, 'owner');
      await this.mail.queueEach(
        organizationClosedMail,
        people.map((person) => ({
          to: person,
          values: { firstName: person.firstName, organizationName, ownerName: owner.name },
          about: `organization:${organizationId}`,
          named: viewer.id,
        })),
      );
    });
  }
}
