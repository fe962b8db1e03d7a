import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statuses of problems that their organization alone sees. They are used by the next migration, as PostgreSQL asks. */
export class AddStatusesOfProblems1764790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter type innovation.problem_status add value 'draft' before 'open'`);
    await runner.query(`alter type innovation.problem_status add value 'withdrawn' after 'closed'`);
  }

  /** PostgreSQL takes no value out of an enumeration: they stay, unused. */
  async down(): Promise<void> {}
}
