import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes: Record<string, string> = {
  users_newest_idx: 'membership.users (created_at, id)',
  users_by_name_idx: `membership.users ((lower(first_name || ' ' || last_name) collate "C"), id)`,
  users_words_idx: `membership.users using gin (lower(first_name || ' ' || last_name || ' ' || email) public.gin_trgm_ops)`,
  users_suspended_idx: 'membership.users (suspended_at) where suspended_at is not null',
  organizations_suspended_idx: 'membership.organizations (suspended_at) where suspended_at is not null',
};

/** Those who run the alliance read people and organizations in the order of an index, and look them up by parts of what they are called. */
export class IndexRecords1766900100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      // One that was ended early has left it behind, unusable.
      await runner.query(`drop index concurrently if exists membership.${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`drop index concurrently if exists membership.${name}`);
  }
}
