import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProveAddresses1764000110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.users add email_verified_at timestamptz;
      -- Who has a password proved the address by a link; who came without a registration, by the identity provider.
      update membership.users u set email_verified_at = u.created_at
        where u.password_hash is not null
          or not exists (select from membership.membership_registrations r where r.user_id = u.id);

      -- Until then what was registered with an address is not its owner's.
      update membership.user_organizations m set is_active = false
        from membership.users u where u.id = m.user_id and u.email_verified_at is null;

      -- Links that are under way go on working. One of a welcome mail was made in the transaction that made its
      -- organization, and so carries the same time.
      insert into platform.single_use_tokens (hash, purpose, subject, data, expires_at, used_at, created_at)
        select t.hash, t.purpose, t.user_id::text,
          coalesce((select jsonb_build_object('organizationId', m.organization_id)
            from membership.user_organizations m
            where t.purpose = 'activation' and m.user_id = t.user_id and m.created_at = t.created_at), '{}'),
          t.expires_at, t.used_at, t.created_at
        from membership.single_use_tokens t;
      drop table membership.single_use_tokens;

      -- A registration is met again by all that its form says, no more by address and name alone.
      drop index membership.membership_registrations_same_idx;
      alter table membership.membership_registrations add form_hash text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.single_use_tokens (
        hash text not null constraint single_use_tokens_pkey primary key,
        user_id uuid not null
          constraint single_use_tokens_user_id_fkey references membership.users on delete cascade,
        purpose text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index single_use_tokens_user_id_idx on membership.single_use_tokens (user_id);
      insert into membership.single_use_tokens (hash, user_id, purpose, expires_at, used_at, created_at)
        select t.hash, u.id, t.purpose, t.expires_at, t.used_at, t.created_at
        from platform.single_use_tokens t join membership.users u on u.id::text = t.subject
        where t.purpose in ('activation', 'password-reset');
      create unique index membership_registrations_same_idx
        on membership.membership_registrations (email, lower(organization_name));
      alter table membership.membership_registrations drop form_hash;
      alter table membership.users drop email_verified_at;
    `);
  }
}
