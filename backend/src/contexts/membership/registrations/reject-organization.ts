import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MeetPerson } from '../accounts/meet-person';
import { MailWelcome } from './mail-welcome';
import { RegistrationsQueries } from './registrations.queries';

const removeOwnership = {
  name: 'registrations-remove-ownership',
  text: `delete from membership.user_organizations
    where user_id = $1 and organization_id = $2 and role = 'owner' and not is_active`,
};

/** An organization that a stranger registered with the viewer's address has nothing to do with them from then on. */
@Injectable()
export class RejectOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly mailWelcome: MailWelcome,
    private readonly people: MeetPerson,
    private readonly registrations: RegistrationsQueries,
  ) {}

  /** Throws `not_found` unless the organization waits for the viewer. */
  async execute(viewer: Viewer, organizationId: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.people.lock(viewer.id);
      if (!(await this.registrations.isUnconfirmed(viewer.id, organizationId))) throw notFound('organization');
      await this.mailWelcome.end(viewer.id, organizationId);
      await this.database.run(removeOwnership, [viewer.id, organizationId]);
      await this.audit.record(viewer, 'organization.rejected', `organization:${organizationId}`, {
        before: { role: 'owner', isActive: false },
        after: null,
      });
    });
  }
}
