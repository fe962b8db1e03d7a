import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AwaitReview1767110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.organizations add awaits_review boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.organizations drop awaits_review');
  }
}
