import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EndInvitations1764240002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.proposal_invitations add declined_at timestamptz(3), add lapsed_at timestamptz(3),
        add told_at timestamptz(3);
      create index match_verdicts_created_at_organization_id_idx on innovation.match_verdicts (organization_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.proposal_invitations drop declined_at, drop lapsed_at, drop told_at;
      drop index innovation.match_verdicts_created_at_organization_id_idx`);
  }
}
