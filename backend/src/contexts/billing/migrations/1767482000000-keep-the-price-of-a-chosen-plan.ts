import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has chosen a plan by now keeps today's price of it. */
export class KeepThePriceOfAChosenPlan1767482000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.subscriptions add next_price_version int;
      update billing.subscriptions s set next_price_version = (
        select b.version from billing.prices b
        where b.plan_id = s.next_plan_id and b.currency = s.currency and b.valid_from <= now()
        order by b.valid_from desc, b.version desc limit 1
      ) where s.next_plan_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.subscriptions drop next_price_version');
  }
}
