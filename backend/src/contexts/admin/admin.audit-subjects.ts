import { auditSubjectsOf } from '../../platform/audit/audit-subjects';

auditSubjectsOf({
  admin: { table: 'admin.accounts', name: 't.username' },
  'admin-invitation': { table: 'admin.invitations', name: 't.email' },
});
