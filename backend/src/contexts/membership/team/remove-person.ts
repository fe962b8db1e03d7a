import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { teamRemovedMail } from '../team.mails';
import { EndMembership } from './end-membership';
import { demandOwnerFor, LockTeam } from './lock-team';

/** Lets somebody belong to an organization no more, from their next call on. */
@Injectable()
export class RemovePerson {
  constructor(
    private readonly database: Database,
    private readonly endMembership: EndMembership,
    private readonly lock: LockTeam,
    private readonly mail: Mail,
  ) {}

  /** Throws `not_found`, `organization_required` also for an admin who removes an owner, or `last_owner`. */
  async execute(viewer: Viewer, organizationId: string, personId: string): Promise<void> {
    await this.database.transaction(async () => {
      const { organizationName, viewer: remover } = await this.lock.forLeaders(viewer, organizationId);
      const person = await this.lock.demand(organizationId, personId);
      demandOwnerFor(remover, person.role);
      await this.endMembership.execute(viewer, 'person.removed', organizationId, person);
      await this.mail.queue(teamRemovedMail, {
        to: person,
        values: { firstName: person.firstName, organizationName, removerName: remover.name },
        about: `organization:${organizationId}`,
        named: viewer.id,
      });
    });
  }
}
