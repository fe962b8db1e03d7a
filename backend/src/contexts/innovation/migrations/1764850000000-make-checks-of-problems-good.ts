import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written rows are checked since the columns came; those that were there are looked through while others write. */
export class MakeChecksOfProblemsGood1764850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.problems validate constraint problems_required_readiness_check;
      alter table innovation.problems validate constraint problems_budget_check`);
  }

  /** They hold as they did: nothing is taken back. */
  async down(): Promise<void> {}
}
