import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MeetPerson } from '../accounts/meet-person';
import { ConfirmOrganization } from './confirm-organization';
import { MailWelcome } from './mail-welcome';
import { RegistrationsQueries } from './registrations.queries';

/** Who is signed in has proved their address: they say that an organization registered with it is theirs, without a mail. */
@Injectable()
export class ClaimOrganization {
  constructor(
    private readonly confirmOrganization: ConfirmOrganization,
    private readonly database: Database,
    private readonly mailWelcome: MailWelcome,
    private readonly people: MeetPerson,
    private readonly registrations: RegistrationsQueries,
  ) {}

  /** Throws `not_found` unless the organization waits for the viewer, or `organization_suspended`. */
  async execute(viewer: Viewer, organizationId: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.people.lock(viewer.id);
      if (!(await this.registrations.isUnconfirmed(viewer.id, organizationId))) throw notFound('organization');
      await this.mailWelcome.end(viewer.id, organizationId);
      await this.confirmOrganization.further(viewer.id, organizationId);
    });
  }
}
