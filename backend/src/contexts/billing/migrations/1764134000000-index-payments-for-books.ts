import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists are read by their place, which counts milliseconds. */
export class IndexPaymentsForBooks1764134000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payments alter column created_at type timestamptz(3);
      alter table billing.provider_events alter column received_at type timestamptz(3);
      alter table billing.entitlement_overrides alter column created_at type timestamptz(3);
      create index entitlement_overrides_created_at_id_idx on billing.entitlement_overrides (created_at, id);
      drop index billing.provider_events_received_at_idx;
      create index provider_events_id_received_at_idx on billing.provider_events (received_at, id);
      create index payments_created_at_id_idx on billing.payments (created_at, id);
      create index payments_review_idx on billing.payments (created_at, id) where review is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index billing.payments_review_idx, billing.payments_created_at_id_idx, billing.provider_events_id_received_at_idx;
      create index provider_events_received_at_idx on billing.provider_events (received_at);
      drop index billing.entitlement_overrides_created_at_id_idx;
      alter table billing.entitlement_overrides alter column created_at type timestamptz;
      alter table billing.provider_events alter column received_at type timestamptz;
      alter table billing.payments alter column created_at type timestamptz;
    `);
  }
}
