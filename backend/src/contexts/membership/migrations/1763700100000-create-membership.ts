import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMembership1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema membership;

      create type membership.organization_type as enum ('corporation', 'government', 'ngo', 'research', 'academia',
        'startup', 'investor', 'venture_builder', 'accelerator', 'incubator');
      create type membership.membership_tier as enum ('free', 'innovators_solution_providers', 'ecosystem_enablers',
        'enterprise_alliance_partners');
      create type membership.organization_role as enum ('owner', 'admin', 'member', 'viewer');
      create type membership.organization_size as enum ('1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+');
      create type membership.industry as enum ('Technology & Software', 'Healthcare & Biotechnology',
        'Financial Services', 'Manufacturing', 'Energy & Utilities', 'Transportation & Logistics',
        'Retail & Consumer Goods', 'Education', 'Government & Public Sector', 'Non-Profit & NGO',
        'Research & Development', 'Other');
      create type membership.registration_status as enum ('pending', 'info_requested', 'approved', 'rejected');

      create table membership.users (
        id uuid not null default gen_random_uuid() constraint users_pkey primary key,
        email text not null constraint users_email_key unique,
        first_name text not null,
        last_name text not null default '',
        profile_image_url text,
        password_hash text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

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

      create table membership.organizations (
        id uuid not null default gen_random_uuid() constraint organizations_pkey primary key,
        name text not null,
        description text,
        type membership.organization_type not null,
        website text,
        logo_url text,
        membership_tier membership.membership_tier not null default 'free',
        requested_tier membership.membership_tier,
        trial_ends_at timestamptz,
        country varchar(2),
        city text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index organizations_created_at_idx on membership.organizations (created_at);

      create table membership.user_organizations (
        id uuid not null default gen_random_uuid() constraint user_organizations_pkey primary key,
        user_id uuid not null
          constraint user_organizations_user_id_fkey references membership.users on delete cascade,
        organization_id uuid not null
          constraint user_organizations_organization_id_fkey references membership.organizations on delete cascade,
        role membership.organization_role not null default 'member',
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        constraint user_organizations_organization_id_user_id_key unique (user_id, organization_id)
      );
      create index user_organizations_organization_id_idx on membership.user_organizations (organization_id);

      create table membership.membership_registrations (
        id text not null constraint membership_registrations_pkey primary key,
        organization_id uuid not null,
        user_id uuid not null,
        organization_type membership.organization_type not null,
        organization_name text not null,
        website text,
        organization_linked_in text,
        size membership.organization_size,
        industry membership.industry,
        country varchar(2),
        contact_name text not null,
        email text not null,
        phone text,
        contact_linked_in text,
        role text,
        description text,
        interests text[] not null default '{}',
        selected_plan membership.membership_tier not null,
        agree_terms boolean not null,
        agree_marketing boolean not null default false,
        status membership.registration_status not null default 'pending',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index membership_registrations_organization_id_idx on membership.membership_registrations (organization_id);
      create index membership_registrations_user_id_idx on membership.membership_registrations (user_id);
      create index membership_registrations_created_at_idx on membership.membership_registrations (created_at);
      create unique index membership_registrations_same_idx
        on membership.membership_registrations (email, lower(organization_name));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema membership cascade');
  }
}
