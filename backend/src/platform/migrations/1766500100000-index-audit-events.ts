import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = {
  audit_events_at_id_idx: '(at, id)',
  audit_events_actor_at_id_idx: '(actor, at, id)',
  audit_events_action_at_id_idx: '(action collate "C", at, id)',
  audit_events_subject_at_id_idx: '(subject, at, id)',
};
/** What those do as well. */
const former = { audit_events_at_idx: '(at)', audit_events_subject_idx: '(subject)' };

/** The audit is read in the order of an index, whatever it is narrowed by. */
export class IndexAuditEvents1766500100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await make(runner, indexes);
    await runner.query('drop index concurrently if exists platform.audit_events_mark_key');
    await runner.query(
      'create unique index concurrently audit_events_mark_key on platform.audit_events (mark) where mark is not null',
    );
    await remove(runner, former);
  }

  async down(runner: QueryRunner): Promise<void> {
    await make(runner, former);
    await remove(runner, { ...indexes, audit_events_mark_key: '' });
  }
}

async function make(runner: QueryRunner, wanted: Record<string, string>): Promise<void> {
  // One that was ended early has left it behind, unusable.
  await remove(runner, wanted);
  for (const [name, on] of Object.entries(wanted))
    await runner.query(`create index concurrently ${name} on platform.audit_events ${on}`);
}

async function remove(runner: QueryRunner, unwanted: Record<string, string>): Promise<void> {
  for (const name of Object.keys(unwanted)) await runner.query(`drop index concurrently if exists platform.${name}`);
}
