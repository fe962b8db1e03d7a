import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counting usage fails where it goes above the limit, so that it can be sent together with the commit. */
export class ConsumeInOneCall1764136000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function billing.consume(organization uuid, what billing.entitlement_feature, counted billing.allowance_period,
        since timestamptz, amount bigint, quota bigint) returns void language plpgsql as $$
      begin
        insert into billing.entitlement_usage as u (organization_id, feature, period, period_start, used)
        select organization, what, counted, since, amount where quota is null or amount <= quota
        on conflict (organization_id, feature, period, period_start) do update set used = u.used + excluded.used
        where quota is null or u.used + excluded.used <= quota;
        if not found then
          raise exception '% would be above the limit', what using errcode = 'GIA01';
        end if;
      end $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop function billing.consume(uuid, billing.entitlement_feature, billing.allowance_period, timestamptz, bigint, bigint)',
    );
  }
}
