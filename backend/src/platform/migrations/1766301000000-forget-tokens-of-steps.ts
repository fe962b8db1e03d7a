import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForgetTokensOfSteps1766301000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform.single_use_tokens add passing boolean not null default false;
      delete from platform.single_use_tokens where purpose in ('passkey-adding', 'passkey-using', 'second-step')
        and (used_at is not null or expires_at < now())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table platform.single_use_tokens drop passing');
  }
}
