import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written rows are checked since the column came; those that were there are looked through while others write. */
export class MakeTheCheckOfDaysGood1764900300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.problems validate constraint problems_decide_by_check');
  }

  /** It holds as it did: nothing is taken back. */
  async down(): Promise<void> {}
}
