import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written rows are checked since projects have changes; those that were there are looked through while others write. */
export class MakeChecksOfChangesGood1764930200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.changes validate constraint changes_subject_check');
    await runner.query('alter table innovation.changes validate constraint changes_project_id_fkey');
  }

  /** They hold as they did: nothing is taken back. */
  async down(): Promise<void> {}
}
