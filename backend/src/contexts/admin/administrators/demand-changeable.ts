import { IsNull } from 'typeorm';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { AdminAccount } from '../accounts/admin-account.entity';
import { adminOfEnvironment, ownAdminAccount } from '../admin.errors';

/**
 * An account that may be changed by somebody, held until the surrounding transaction ends. Throws `not_found`, `own_admin_account` or
 * `admin_of_environment`: so there is always a super admin.
 */
export async function demandChangeable(database: Database, viewer: Viewer, id: string): Promise<AdminAccount> {
  const account = await database.manager.findOne(AdminAccount, {
    where: { id, removedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!account) throw notFound('administrator');
  if (id === viewer.id) throw ownAdminAccount();
  if (account.bootstrapped) throw adminOfEnvironment();
  return account;
}
