import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Best matches, and newest saved ones, of an organization that has very many. */
export class ReadBestMatchesByIndex1764700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index matches_best_for_problems_idx
        on innovation.matches (problem_organization_id, percent, found_at, problem_id, solution_id);
      create index matches_best_for_solutions_idx
        on innovation.matches (solution_organization_id, percent, found_at, problem_id, solution_id);
      create index match_verdicts_saved_idx
        on innovation.match_verdicts (organization_id, created_at, id, solution_id) where verdict = 'saved'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index innovation.match_verdicts_saved_idx;
      drop index innovation.matches_best_for_solutions_idx;
      drop index innovation.matches_best_for_problems_idx`);
  }
}
