import type { MigrationInterface, QueryRunner } from 'typeorm';
import { broughtVersions } from '../legal/brought-texts';
import { LegalDocumentName } from '../legal/legal.dto';

/** What came with the product becomes the first versions, and what registrations and invitations know of who has agreed to them goes along. */
export class KeepLegalDocuments1767450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.legal_document as enum ('terms', 'privacy');
      create type membership.agreement_way as enum ('registration', 'invitation', 'payment', 'page');

      create table membership.legal_versions (
        document membership.legal_document not null,
        version int not null,
        body text not null,
        changes text not null,
        published_on date not null,
        applies_from date not null,
        is_brought boolean not null default false,
        constraint legal_versions_pkey primary key (document, version)
      );

      create table membership.legal_drafts (
        document membership.legal_document not null constraint legal_drafts_pkey primary key,
        body text,
        changes text not null default '',
        saved_at timestamptz,
        revision int not null default 0
      );
      insert into membership.legal_drafts (document) values ('terms'), ('privacy');

      create table membership.legal_agreements (
        id uuid not null default gen_random_uuid() constraint legal_agreements_pkey primary key,
        user_id uuid not null constraint legal_agreements_user_id_fkey references membership.users on delete cascade,
        document membership.legal_document not null,
        version int not null,
        told_at timestamptz,
        agreed_at timestamptz,
        way membership.agreement_way,
        organization_id uuid constraint legal_agreements_organization_id_fkey
          references membership.organizations on delete set null,
        constraint legal_agreements_person_key unique (user_id, document, version)
      );
      create index legal_agreements_standing_idx on membership.legal_agreements (coalesce(agreed_at, told_at) desc, id desc);
      create index legal_agreements_version_idx on membership.legal_agreements (document, version, coalesce(agreed_at, told_at) desc, id desc);
    `);
    for (const document of Object.values(LegalDocumentName))
      for (const { version, body, changes, date } of broughtVersions(document))
        await runner.query(
          `insert into membership.legal_versions (document, version, body, changes, published_on, applies_from, is_brought)
            values ($1, $2, $3, $4, $5, $5, true)`,
          [document, Number(version), body, changes, date],
        );
    await runner.query(`
      insert into membership.legal_agreements (user_id, document, version, agreed_at, way, organization_id)
      select distinct on (known.user_id, v.document, v.version)
        known.user_id, v.document, v.version, known.at, known.way, known.organization_id
      from (
        select r.user_id, r.organization_id, r.terms_version, r.privacy_version, r.terms_accepted_at as at,
          'registration'::membership.agreement_way as way
        from membership.membership_registrations r join membership.user_organizations m
          on m.organization_id = r.organization_id and m.user_id = r.user_id and m.is_active
        where r.terms_accepted_at is not null
        union all
        select accepted_by, organization_id, terms_version, privacy_version, accepted_at, 'invitation'
        from membership.team_invitations where accepted_by is not null and accepted_at is not null
      ) known
      join membership.users u on u.id = known.user_id and u.erased_at is null
      join membership.legal_versions v
        on v.version::text = case v.document when 'terms' then known.terms_version else known.privacy_version end
      order by known.user_id, v.document, v.version, known.at
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table membership.legal_agreements;
      drop table membership.legal_drafts;
      drop table membership.legal_versions;
      drop type membership.agreement_way;
      drop type membership.legal_document;
    `);
  }
}
