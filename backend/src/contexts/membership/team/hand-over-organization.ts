import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { organizationRequired } from '../membership.errors';
import { teamRoleChangedMail } from '../team.mails';
import { ChangeRole } from './change-role';
import { LockTeam } from './lock-team';

/** An owner makes somebody of the organization its owner, and is an admin from then on. */
@Injectable()
export class HandOverOrganization {
  constructor(
    private readonly changeRole: ChangeRole,
    private readonly config: Config,
    private readonly database: Database,
    private readonly lock: LockTeam,
    private readonly mail: Mail,
  ) {}

  /**
   * Throws `not_found`, `organization_required` for who is no owner, `invalid_input` for who names themselves, and `last_owner`
   * where the other is about to leave the alliance.
   */
  async execute(viewer: Viewer, organizationId: string, personId: string): Promise<void> {
    if (personId === viewer.id) throw invalidField('personId', 'Name somebody else');
    await this.database.transaction(async () => {
      const team = await this.lock.forLeaders(viewer, organizationId);
      if (team.viewer.role !== 'owner') throw organizationRequired();
      const person = await this.lock.demand(organizationId, personId);
      await this.changeRole.become(viewer, organizationId, team.viewer, 'admin');
      if (person.role !== 'owner') await this.changeRole.become(viewer, organizationId, person, 'owner');
      await this.lock.demandAnotherOwner(organizationId, viewer.id);
      if (person.role === 'owner') return;
      await this.mail.queue(teamRoleChangedMail, {
        to: person,
        values: {
          firstName: person.firstName,
          organizationName: team.organizationName,
          role: 'owner',
          link: `${this.config.appUrl}/organizations/${organizationId}/people`,
        },
        about: `organization:${organizationId}`,
      });
    });
  }
}
