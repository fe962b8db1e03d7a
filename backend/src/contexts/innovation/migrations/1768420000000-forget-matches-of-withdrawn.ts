import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those that were there end as those that come do. */
export class ForgetMatchesOfWithdrawn1768420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from innovation.matches m using innovation.problems q
        where q.id = m.problem_id and q.status in ('draft', 'withdrawn');
      delete from innovation.matches m using innovation.solutions s where s.id = m.solution_id and s.status = 'draft'`);
  }

  /** They are found again when it is shown again. */
  async down(): Promise<void> {}
}
