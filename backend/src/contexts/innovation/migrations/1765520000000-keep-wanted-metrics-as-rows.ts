import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BeginWithWantedMetrics1764950200000 } from './1764950200000-begin-with-wanted-metrics';

/** What a project is wanted to reach is written as success metrics by who starts it, and nowhere else. */
export class KeepWantedMetricsAsRows1765520000000 implements MigrationInterface {
  private readonly before = new BeginWithWantedMetrics1764950200000();

  async up(runner: QueryRunner): Promise<void> {
    await this.before.down(runner);
    await runner.query('alter table innovation.projects drop success_metrics');
  }

  /** The rows are kept, and not written back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table innovation.projects add success_metrics jsonb not null default '[]'`);
    await this.before.up(runner);
  }
}
