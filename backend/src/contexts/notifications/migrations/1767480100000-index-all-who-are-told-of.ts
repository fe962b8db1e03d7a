import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = {
  messages_all_named_idx: 'messages using gin (named_person_ids) where named_person_ids is not null',
  mutes_named_idx: 'mutes (named_person_id) where named_person_id is not null',
};

export class IndexAllWhoAreToldOf1767480100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      await runner.query(`drop index concurrently if exists notifications.${name}`);
      await runner.query(`create index concurrently ${name} on notifications.${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes))
      await runner.query(`drop index concurrently if exists notifications.${name}`);
  }
}
