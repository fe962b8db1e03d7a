import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = {
  problems_by_value_idx: `innovation.problems ((coalesce(estimated_value_usd_minor, '-1'::bigint)), created_at, id)`,
  problems_by_answer_day_idx: `innovation.problems ((
    case when status in ('open', 'in_progress') then coalesce('3000-01-01'::date - decide_by, 0) else -1 end), created_at, id)`,
  problems_by_urgency_idx: `innovation.problems ((
    case urgency when 'critical' then 4 when 'high' then 3 when 'medium' then 2 when 'low' then 1 else -1 end), created_at, id)`,
  solutions_by_readiness_idx: 'innovation.solutions (readiness_level, created_at, id)',
};

/** Lists by value, day for answers, urgency and readiness are read in the order of an index. */
export class OrderProblemsAndSolutions1766200000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, on] of Object.entries(indexes)) {
      // One that was ended early has left it behind, unusable.
      await runner.query(`drop index concurrently if exists innovation.${index}`);
      await runner.query(`create index concurrently ${index} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of Object.keys(indexes))
      await runner.query(`drop index concurrently if exists innovation.${index}`);
  }
}
