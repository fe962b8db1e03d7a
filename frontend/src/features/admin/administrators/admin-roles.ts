import type { AdminRole } from '@alliance/api-client/administrators';

export const adminRoleLabels: Record<AdminRole, string> = { 'super-admin': 'Super admin', operator: 'Operator' };

export const adminRoleOptions = [
  { value: 'operator', label: 'Operator: mail, requests for help, onboarding calls' },
  { value: 'super-admin', label: 'Super admin: may do everything' },
];

/** What is asked before an act that all super admins hear of. */
export const whyText = {
  name: 'reason',
  label: 'Reason',
  hint: 'All super admins read it, and it stands in the audit.',
  required: 'Say why',
  max: 500,
  as: 'lines',
} as const;
