import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows could not be changed or deleted one by one, but all at once. */
export class RefuseTruncateOfAudit1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create trigger keep_all_audit_events before truncate on platform.audit_events
        for each statement execute function platform.keep_audit_events()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger keep_all_audit_events on platform.audit_events');
  }
}
