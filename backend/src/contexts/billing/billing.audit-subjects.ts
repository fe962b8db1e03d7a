import { auditSubjectsOf } from '../../platform/audit/audit-subjects';

auditSubjectsOf({
  payment: { table: 'billing.payments', name: 't.payer_name', page: '/admin/payments?payment=' },
  plan: { table: 'billing.plans', name: 't.name', type: 'text' },
  'provider-event': { table: 'billing.provider_events', name: 't.name', page: '/admin/payments/inbox?event=' },
});
