import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SayWhyInvitationsAreDeclined1767542000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.project_invitations add reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.project_invitations drop reason');
  }
}
