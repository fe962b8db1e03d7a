import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { AdminAccount, AdminRole } from '../accounts/admin-account.entity';
import { demandChangeable } from './demand-changeable';
import { EndSentInvitations } from './end-sent-invitations';
import { TellSuperAdmins } from './tell-super-admins';

/** Lets somebody do more or less in the administration, from their next call on. */
@Injectable()
export class ChangeAdminRole {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly invitations: EndSentInvitations,
    private readonly sessions: Sessions,
    private readonly telling: TellSuperAdmins,
  ) {}

  /** Throws `not_found`, `own_admin_account` or `admin_of_environment`. What changes nothing leaves nothing. */
  async execute(viewer: Viewer, id: string, role: AdminRole, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const account = await demandChangeable(this.database, viewer, id);
      const { role: before, username } = account;
      if (before === role) return;
      await this.database.manager.update(AdminAccount, { id }, { role });
      if (role !== AdminRole.SuperAdmin) await this.invitations.execute(viewer, id);
      await this.audit.record(viewer, 'administrator.role-changed', `admin:${id}`, {
        before: { role: before },
        after: { role },
        reason,
      });
      await this.telling.execute(`${username} is ${role === 'operator' ? 'an operator' : 'super admin'} now.`, reason);
      await this.sessions.refresh(id);
    });
  }
}
