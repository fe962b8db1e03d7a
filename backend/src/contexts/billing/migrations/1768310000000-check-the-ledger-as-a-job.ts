import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What checks of the ledger have found. */
export class CheckTheLedgerAsAJob1768310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.ledger_checks (
        id uuid not null default gen_random_uuid() constraint ledger_checks_pkey primary key,
        started_by text not null,
        started_at timestamptz(3) not null default now(),
        ended_at timestamptz(3),
        counted jsonb,
        fault_count integer not null default 0,
        faults jsonb not null default '[]'
      );
      create index ledger_checks_started_at_idx on billing.ledger_checks (started_at);
      create unique index ledger_checks_running_key on billing.ledger_checks ((true)) where ended_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.ledger_checks');
  }
}
