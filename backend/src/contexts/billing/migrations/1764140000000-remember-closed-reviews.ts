import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody has looked at is not flagged again for the same reason. */
export class RememberClosedReviews1764140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payments add column closed_review text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payments drop column closed_review');
  }
}
