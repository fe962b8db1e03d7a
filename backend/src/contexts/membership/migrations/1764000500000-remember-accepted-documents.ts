import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Registrations from before have none: nobody noted what they agreed to. */
export class RememberAcceptedDocuments1764000500000 implements MigrationInterface {
  async up(query: QueryRunner): Promise<void> {
    await query.query(`
      alter table membership.membership_registrations
        add terms_version text,
        add privacy_version text,
        add terms_accepted_at timestamptz;
      alter table membership.membership_registrations alter terms_accepted_at set default now();
    `);
  }

  async down(query: QueryRunner): Promise<void> {
    await query.query(`
      alter table membership.membership_registrations
        drop terms_version, drop privacy_version, drop terms_accepted_at;
    `);
  }
}
