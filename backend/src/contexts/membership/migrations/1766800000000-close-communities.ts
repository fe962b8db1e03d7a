import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those who run the alliance close communities, and take measures in them. */
export class CloseCommunities1766800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.communities add column closed_at timestamptz(3), add column closed_reason text;
      alter table membership.community_measures add column by_alliance boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.community_measures drop column by_alliance;
      alter table membership.communities drop column closed_reason, drop column closed_at`);
  }
}
