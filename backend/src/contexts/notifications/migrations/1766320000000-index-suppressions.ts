import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = {
  suppressions_cause_created_at_id_idx: '(cause, created_at, id)',
  suppressions_beginning_idx: '(address collate "C", created_at, id)',
};

/** The list is read in the order of an index, whatever it is narrowed by. */
export class IndexSuppressions1766320000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      await runner.query(`drop index concurrently if exists notifications.${name}`);
      await runner.query(`create index concurrently ${name} on notifications.suppressions ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes))
      await runner.query(`drop index concurrently if exists notifications.${name}`);
  }
}
