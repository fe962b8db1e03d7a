import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

/** What the ledger is narrowed by stands in the payment itself, indexed and counted. */
export class QuickenTheBooks1764602000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payments
        add column told billing.payment_status not null default 'pending',
        add column method text;
      update billing.payments p set
        told = case when p.status = 'cancelled' and p.settled_reference is null
            and exists (select from billing.refunds b where b.payment_id = p.id and b.state = 'processed')
          then 'refunded' else p.status end,
        method = (select a.channel from billing.payment_attempts a where a.payment_id = p.id and a.channel is not null
          order by a.reference = p.settled_reference desc nulls last, a.created_at desc limit 1);
      create index payments_told_idx on billing.payments (told);
      create index payments_method_idx on billing.payments (method);
      create index payments_currency_idx on billing.payments (currency);
      create index payment_attempts_reference_beginning_idx on billing.payment_attempts (reference collate "C");
      create index provider_events_id_received_at_state_idx on billing.provider_events (state, received_at, id);
      create index provider_events_id_kind_received_at_idx on billing.provider_events (kind, received_at, id)`);
    await runner.query(
      keepCounts({
        table: 'billing.payments',
        counts: 'billing.payment_counts',
        by: {
          told: 'billing.payment_status not null',
          review: 'text',
          currency: 'billing.plan_currency not null',
          method: 'text',
        },
        sums: { amount: 'total' },
        topic: 'billing.payments',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function billing.count_payments cascade;
      drop function billing.sum_up_payments;
      drop function billing.recount_payments;
      drop table billing.payment_counts;
      drop index billing.provider_events_id_kind_received_at_idx, billing.provider_events_id_received_at_state_idx,
        billing.payment_attempts_reference_beginning_idx;
      alter table billing.payments drop column told, drop column method;
      drop index if exists billing.payments_currency_idx`);
  }
}
