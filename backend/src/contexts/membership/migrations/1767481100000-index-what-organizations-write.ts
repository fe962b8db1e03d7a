import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes: Record<string, string> = {
  community_members_organization_id_idx: 'membership.community_members (organization_id)',
  community_posts_organization_id_idx: 'membership.community_posts (organization_id)',
  conversation_files_organization_id_idx: 'membership.conversation_files (organization_id)',
};

/** What was written for an organization is found without reading what all have, once it becomes another one’s. */
export class IndexWhatOrganizationsWrite1767481100000 implements MigrationInterface {
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
