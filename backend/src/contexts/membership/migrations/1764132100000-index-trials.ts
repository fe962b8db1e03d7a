import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexTrials1764132100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index organizations_trial_ends_at_idx on membership.organizations (trial_ends_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index membership.organizations_trial_ends_at_idx');
  }
}
