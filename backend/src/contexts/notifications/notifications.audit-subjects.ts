import { auditSubjectsOf } from '../../platform/audit/audit-subjects';

auditSubjectsOf({
  message: { table: 'notifications.messages', name: 't.subject', page: '/admin/mail?message=' },
  suppression: { table: 'notifications.suppressions', name: 't.address' },
  'signing-key': { table: 'notifications.signing_keys', name: `t.selector || '._domainkey.' || t.domain` },
});
