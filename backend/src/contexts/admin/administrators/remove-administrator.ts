import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { SecurityApi } from '../../membership';
import { AdminAccount } from '../accounts/admin-account.entity';
import { demandChangeable } from './demand-changeable';
import { EndSentInvitations } from './end-sent-invitations';
import { TellSuperAdmins } from './tell-super-admins';

/** Somebody runs the alliance no more: locked out at once, everywhere. The audit goes on naming them. */
@Injectable()
export class RemoveAdministrator {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly invitations: EndSentInvitations,
    private readonly security: SecurityApi,
    private readonly sessions: Sessions,
    private readonly telling: TellSuperAdmins,
  ) {}

  /** Throws `not_found`, `own_admin_account` or `admin_of_environment`. */
  async execute(viewer: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const { username, role } = await demandChangeable(this.database, viewer, id);
      // What is no hash is nobody's password.
      await this.database.manager.update(AdminAccount, { id }, { removedAt: this.clock.now(), passwordHash: '-' });
      await this.security.removeFactors(id);
      await this.sessions.endOthers(id);
      await this.invitations.execute(viewer, id);
      await this.audit.record(viewer, 'administrator.removed', `admin:${id}`, {
        before: { username, role },
        reason,
      });
      await this.telling.execute(`${username} runs the alliance no more.`, reason);
    });
  }
}
