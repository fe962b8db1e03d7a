import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

/**
 * How many organizations of the directory came in which month, and from where: neither those that are not confirmed, nor those
 * that have left. `organization_growth` has these as well; it stays while processes of the release before may read it.
 */
export class CountTheDirectoryByMonth1766210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      keepCounts({
        table: 'membership.directory_entries',
        as: 'directory_growth',
        counts: 'membership.directory_growth',
        by: { month: 'date not null', country: 'text' },
        of: { month: `date_trunc('month', created_at at time zone 'UTC')::date` },
        topic: 'organization',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function membership.count_directory_growth cascade;
      drop function membership.sum_up_directory_growth;
      drop function membership.recount_directory_growth;
      drop table membership.directory_growth`);
  }
}
