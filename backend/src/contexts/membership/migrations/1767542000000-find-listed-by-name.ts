import type { MigrationInterface, QueryRunner } from 'typeorm';

const drop = 'drop index concurrently if exists membership.directory_entries_name_parts_idx';

/** Of the organizations that the directory lists those that have some letters in their name are found without reading all, as of all there are. */
export class FindListedByName1767542000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(drop);
    await runner.query(`create index concurrently directory_entries_name_parts_idx on membership.directory_entries
      using gin (lower(name) public.gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(drop);
  }
}
