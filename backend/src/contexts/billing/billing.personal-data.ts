import { erased, kept, personalColumnsOf } from '../../platform/personal-data/personal-columns';

// What was paid, by whom and on whose invoice, the law wants kept; a hash chain proves that nobody has changed it.
personalColumnsOf('billing', {
  'payments.requested_by': kept({
    by: 'actor',
    archived: {
      as: 'payments',
      about: 'Payments that you have begun',
      columns:
        'id, organization_id, plan_id, currency, total::text as total, status, created_at, paid_at, payer_name, payer_address',
    },
  }),
  'payments.payer_address': kept({ by: 'email' }),
  'quotes.requested_by': kept({
    by: 'actor',
    archived: {
      as: 'quotes',
      about: 'Prices that you have asked for',
      columns: 'id, organization_id, plan_id, currency, total::text as total, created_at, expires_at',
    },
  }),
  'altered_orders.sent_by': erased({ by: 'actor' }),
  'card_updates.requested_by': kept({ by: 'actor' }),
  'refunds.requested_by': kept({ by: 'actor' }),
});
