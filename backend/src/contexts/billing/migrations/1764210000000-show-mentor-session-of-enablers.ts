import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The card of the Enablers names the mentor session that their rule has given them from the beginning. */
export class ShowMentorSessionOfEnablers1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.show(runner, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.show(runner, false);
  }

  private async show(runner: QueryRunner, onCard: boolean): Promise<void> {
    await runner.query(
      `update billing.entitlement_rules set on_card = $1
        where tier = 'ecosystem_enablers' and feature = 'mentor_sessions' and version = 1`,
      [onCard],
    );
    // A version that a super admin published has taken the mark over from the one before.
    await runner.query(
      `update billing.entitlement_rules set on_card = $1
        where tier = 'ecosystem_enablers' and feature = 'mentor_sessions' and version > 1 and allowance <> 'off' and $1`,
      [onCard],
    );
  }
}
