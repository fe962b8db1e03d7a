import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two that are the same one goes, and leads to the one that stays. */
export class MergeOrganizations1767440100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.organizations add merged_into_id uuid
        constraint organizations_merged_into_id_fkey references membership.organizations on delete set null;
      create index organizations_merged_into_id_idx on membership.organizations (merged_into_id)
        where merged_into_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.organizations drop merged_into_id');
  }
}
