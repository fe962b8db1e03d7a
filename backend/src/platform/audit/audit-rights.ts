import { mayActAsOwnerOfAudit } from '../database/application-roles';
import type { Database } from '../database/database';

const rights = {
  name: 'audit-rights',
  text: `select has_table_privilege('platform.audit_events', 'update') or ${mayActAsOwnerOfAudit('current_user')} as "mayChange"`,
};

/** Whether the database keeps the role that the product runs as from changing the audit; else triggers alone do, which it may switch off. */
export async function isAuditGuarded(database: Database): Promise<boolean> {
  return !(await database.one<{ mayChange: boolean }>(rights)).mayChange;
}
