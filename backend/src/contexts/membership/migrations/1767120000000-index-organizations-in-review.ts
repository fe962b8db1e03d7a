import type { MigrationInterface, QueryRunner } from 'typeorm';

const name = 'organizations_awaiting_review_idx';

export class IndexOrganizationsInReview1767120000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists membership.${name}`);
    await runner.query(`create index concurrently ${name} on membership.organizations (id) where awaits_review`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists membership.${name}`);
  }
}
