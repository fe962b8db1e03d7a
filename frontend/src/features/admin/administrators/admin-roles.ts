import type { AdminRole } from '@alliance/api-client/administrators';

export const adminRoleLabels: Record<AdminRole, string> = { 'super-admin': 'Super admin', operator: 'Operator' };

export const adminRoleOptions = [
  { value: 'operator', label: 'Operator: sees and repairs mail' },
  { value: 'super-admin', label: 'Super admin: may do everything' },
];
