import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those of all communities are read together, newest first. */
export class IndexMeasures1767430000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists membership.community_measures_id_taken_at_idx');
    await runner.query(
      'create index concurrently community_measures_id_taken_at_idx on membership.community_measures (taken_at, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists membership.community_measures_id_taken_at_idx');
  }
}
