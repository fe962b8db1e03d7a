import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindPeopleByName1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index users_names_idx on membership.users
        using gin ((' ' || lower(first_name || ' ' || last_name)) public.gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index membership.users_names_idx');
  }
}
