import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

/** How many organizations came in which month, and from where. */
export class CountOrganizationsByMonth1764960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      keepCounts({
        table: 'membership.organizations',
        as: 'organization_growth',
        counts: 'membership.organization_growth',
        by: { month: 'date not null', country: 'text' },
        of: { month: `date_trunc('month', created_at at time zone 'UTC')::date` },
        topic: 'organization',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function membership.count_organization_growth cascade;
      drop function membership.sum_up_organization_growth;
      drop function membership.recount_organization_growth;
      drop table membership.organization_growth`);
  }
}
