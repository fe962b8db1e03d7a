import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSingleUseTokens1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.single_use_tokens (
        hash text not null constraint single_use_tokens_pkey primary key,
        purpose text not null,
        subject text not null,
        data jsonb not null default '{}',
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index single_use_tokens_subject_idx on platform.single_use_tokens (subject);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.single_use_tokens');
  }
}
