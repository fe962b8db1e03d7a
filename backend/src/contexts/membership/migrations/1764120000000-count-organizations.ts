import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

export class CountOrganizations1764120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      keepCounts({
        table: 'membership.organizations',
        counts: 'membership.organization_counts',
        by: { type: 'membership.organization_type not null' },
        topic: 'organization',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function membership.count_organizations cascade;
      drop function membership.sum_up_organizations;
      drop function membership.recount_organizations;
      drop table membership.organization_counts`);
  }
}
