import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetTheAllianceRemarkOnValues1767541200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.value_remarks alter organization_id drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from innovation.value_remarks where organization_id is null;
      alter table innovation.value_remarks alter organization_id set not null`);
  }
}
