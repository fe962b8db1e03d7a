import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GiveBackWhatCardChecksTook1764139000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.card_updates
        add column paid_amount bigint,
        add column paid_currency text,
        add column review text,
        add column checked_at timestamptz,
        add column refund_claimed_at timestamptz;
      -- They may have been paid after they failed, and nobody has asked since.
      update billing.card_updates set next_check_at = now()
        where state = 'failed' and refund_state is null and created_at > now() - interval '30 days';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.card_updates drop column paid_amount, drop column paid_currency, drop column review,
        drop column checked_at, drop column refund_claimed_at;
    `);
  }
}
