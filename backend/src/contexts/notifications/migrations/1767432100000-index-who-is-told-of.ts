import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['notifications', 'messages'];

export class IndexWhoIsToldOf1767432100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`drop index concurrently if exists notifications.${table}_named_idx`);
      await runner.query(
        `create index concurrently ${table}_named_idx on notifications.${table} (named_person_id) where named_person_id is not null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`drop index concurrently if exists notifications.${table}_named_idx`);
  }
}
