import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { EndOrganization } from '../closing/end-organization';
import { MembershipApi } from '../membership.api';
import { organizationClosedMail } from '../team.mails';
import { LockRecord } from './lock-record';
import type { EraseOrganizationDto } from './organizations.dto';

/** Ends an organization as its owner would. */
@Injectable()
export class EraseOrganization {
  constructor(
    private readonly database: Database,
    private readonly end: EndOrganization,
    private readonly lock: LockRecord,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** Throws `not_found`, `organization_has_left`, and `invalid_input` for a confirmation that is not its name. */
  async execute(viewer: Viewer, id: string, { confirmation, reason }: EraseOrganizationDto): Promise<void> {
    await this.database.transaction(async () => {
      const { name: organizationName } = await this.lock.organization(id);
      if (confirmation !== organizationName)
        throw invalidField('confirmation', 'Type the name of the organization as it is shown');
      const people = await this.membership.everybodyOf([id]);
      await this.end.execute(viewer, id, 'alliance', reason);
      await this.mail.queueEach(
        organizationClosedMail,
        people.map((person) => ({
          to: person,
          values: { firstName: person.firstName, organizationName, ownerName: 'The alliance', reason },
          about: `organization:${id}`,
          named: null,
        })),
      );
    });
  }
}
