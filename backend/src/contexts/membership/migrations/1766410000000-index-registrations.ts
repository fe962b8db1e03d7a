import type { MigrationInterface, QueryRunner } from 'typeorm';

const there = 'where deleted_at is null';
const indexes = {
  registrations_newest_idx: `(created_at, id) ${there}`,
  registrations_type_idx: `(organization_type, created_at, id) ${there}`,
  registrations_plan_idx: `(selected_plan, created_at, id) ${there}`,
  registrations_status_idx: `(status, created_at, id) ${there}`,
  registrations_email_state_idx: `(email_state, created_at, id) ${there}`,
  registrations_waiting_idx: `((coalesce(returned_at, created_at)), id) ${there} and status = 'pending'`,
  registrations_name_idx: `((lower(organization_name) collate "C"), id) ${there}`,
  registrations_same_name_idx: `((regexp_replace(lower(organization_name), '[^[:alnum:]]+', '', 'g'))) ${there}`,
  registrations_same_domain_idx: `((split_part(email, '@', 2))) ${there}`,
  registrations_same_website_idx: `((substring(lower(website) from '^https?://(?:www\\.)?([^/:?#]+)'))) ${there}`,
  registrations_words_idx: `using gin (lower(organization_name || ' ' || contact_name || ' ' || email || ' ' || id) public.gin_trgm_ops)`,
  registrations_deleted_idx: '(deleted_at, id) where deleted_at is not null',
};

/** The list of registrations is read in the order of an index, whatever it is narrowed by; who may have registered twice is looked up. */
export class IndexRegistrations1766410000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      // One that was ended early has left it behind, unusable.
      await runner.query(`drop index concurrently if exists membership.${name}`);
      await runner.query(`create index concurrently ${name} on membership.membership_registrations ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`drop index concurrently if exists membership.${name}`);
  }
}
