import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexes, dropIndexes } from '../../../platform/database/concurrent-indexes';

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
    await createIndexes(runner, indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, indexes);
  }
}
