import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lines are sealed by whoever owns them: the role that the product runs as needs no right to change any. Unless it stands in the path,
 * the schema of temporary things is the first to be searched for types, where any role may put its own.
 */
export class SealAuditAsOwner1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter function platform.seal_audit_events() security definer set search_path = pg_catalog, pg_temp',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter function platform.seal_audit_events() security invoker reset search_path');
  }
}
