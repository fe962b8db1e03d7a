import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdempotencyKeys1764101000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.idempotency_keys (
        id text not null constraint idempotency_keys_pkey primary key,
        fingerprint text not null,
        kept bytea not null,
        expires_at timestamptz not null
      );
      create index idempotency_keys_expires_at_idx on platform.idempotency_keys (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.idempotency_keys');
  }
}
