import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No organization becomes a part of itself. One that has is closed, as a part of none. */
export class MergeIntoAnother1768392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('update membership.organizations set merged_into_id = null where merged_into_id = id');
    await runner.query(`alter table membership.organizations
      add constraint organizations_merged_into_another_check check (merged_into_id <> id) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.organizations drop constraint organizations_merged_into_another_check');
  }
}
