import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepWhatMatchesLack1764700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table innovation.matches add column missing text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.matches drop column missing');
  }
}
