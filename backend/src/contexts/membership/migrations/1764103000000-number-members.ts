import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Member ids come from a sequence from now on. Where ids were drawn by chance before, six digits are left to those, and
 * the sequence starts behind them.
 */
export class NumberMembers1764103000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence membership.member_numbers minvalue 0;
      select setval('membership.member_numbers', 1000000, false)
        where exists (select from membership.membership_registrations);
      insert into platform.settings (name, value)
        values ('memberIdKey', to_jsonb(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop sequence membership.member_numbers;
      delete from platform.settings where name = 'memberIdKey'`);
  }
}
