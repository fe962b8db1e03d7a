import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes: Record<string, string> = {
  changes_organization_id_idx: 'innovation.changes (organization_id)',
  files_organization_id_idx: 'innovation.files (organization_id)',
  metric_measurements_organization_id_idx: 'innovation.metric_measurements (organization_id)',
  project_updates_organization_id_idx: 'innovation.project_updates (organization_id)',
  proposal_invitations_organization_id_idx: 'innovation.proposal_invitations (organization_id)',
  questions_organization_id_idx: 'innovation.questions (organization_id)',
  spend_entries_organization_id_idx: 'innovation.spend_entries (organization_id)',
  story_consents_organization_id_idx: 'innovation.story_consents (organization_id)',
  value_entries_organization_id_idx: 'innovation.value_entries (organization_id)',
  value_entries_decided_by_organization_id_idx: 'innovation.value_entries (decided_by_organization_id)',
};

/** What an organization has done is found without reading what all have, once it becomes another one’s. */
export class IndexWhatOrganizationsDo1767481000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      // One that was ended early has left it behind, unusable.
      await runner.query(`drop index concurrently if exists innovation.${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`drop index concurrently if exists innovation.${name}`);
  }
}
