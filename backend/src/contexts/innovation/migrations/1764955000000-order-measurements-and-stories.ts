import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '../../../platform/database/replace-index';

interface Replaced {
  former: string;
  index: string;
  formerOn: string;
  on: string;
}

const indexes: Replaced[] = [
  {
    former: 'metric_measurements_metric_id_idx',
    index: 'metric_measurements_latest_idx',
    formerOn: 'innovation.metric_measurements (metric_id, measured_on, id)',
    on: 'innovation.metric_measurements (metric_id, measured_on, created_at, id)',
  },
  {
    former: 'success_stories_published_idx',
    index: 'success_stories_shown_idx',
    formerOn: `innovation.success_stories (published_at, id) where status = 'published'`,
    on: `innovation.success_stories (is_featured, published_at, id) where status = 'published'`,
  },
];

/** Of what was measured on one day the last stands, and featured stories come before the others, in the order of an index. */
export class OrderMeasurementsAndStories1764955000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { former, index, on } of indexes) await replaceIndex(runner, `innovation.${former}`, index, on);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { former, index, formerOn } of indexes)
      await replaceIndex(runner, `innovation.${index}`, former, formerOn);
  }
}
