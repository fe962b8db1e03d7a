import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = {
  messages_queued_at_id_idx: '(queued_at, id)',
  messages_state_idx: '(state, queued_at, id)',
  messages_template_idx: '(template, queued_at, id)',
  messages_recipient_idx: '(lower(to_address) collate "C", queued_at, id)',
  messages_resends_idx: '(resend_of) where resend_of is not null',
  messages_kept_idx: `(queued_at) where sealed_values is not null and state <> 'queued'`,
};

/** The list of messages is read in the order of an index, whatever it is narrowed by. */
export class IndexMessages1765610000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      // One that was ended early has left it behind, unusable.
      await runner.query(`drop index concurrently if exists notifications.${name}`);
      await runner.query(`create index concurrently ${name} on notifications.messages ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes))
      await runner.query(`drop index concurrently if exists notifications.${name}`);
  }
}
