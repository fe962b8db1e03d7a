import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

/** Who publishes APIs, what they publish, and how often it is called. What tiles show triggers count. */
export class CreateMarketplace1767460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema marketplace;
      create type marketplace.provider_member_type as enum
        ('research-organizations', 'corporates', 'venture-studios', 'startups-scaleups');
      create type marketplace.certification_level as enum ('provisional', 'certified', 'trusted', 'gold');
      create type marketplace.kyb_status as enum ('verified', 'pending', 'rejected');
      create type marketplace.compliance_status as enum ('approved', 'pending', 'issues');
      create type marketplace.publishing_scope as enum ('public', 'paid', 'enterprise', 'dataset');
      create type marketplace.api_review_status as enum ('pending', 'in-review', 'approved', 'rejected');
      create type marketplace.api_standing as enum ('staging', 'active', 'closed');
      create type marketplace.api_pricing as enum ('free', 'freemium', 'pay-per-use', 'subscription', 'enterprise');

      create table marketplace.api_providers (
        id uuid not null default gen_random_uuid() constraint api_providers_pkey primary key,
        organization_id uuid not null,
        name text not null,
        member_type marketplace.provider_member_type not null,
        certification_level marketplace.certification_level not null default 'provisional',
        kyb_status marketplace.kyb_status not null default 'pending',
        compliance_status marketplace.compliance_status not null default 'pending',
        tech_quality_score integer,
        security_score integer,
        sla_compliant boolean not null default false,
        created_at timestamptz(3) not null,
        constraint api_providers_scores_check
          check ((tech_quality_score between 0 and 100) and (security_score between 0 and 100))
      );
      create unique index api_providers_organization_id_idx on marketplace.api_providers (organization_id);
      create index api_providers_created_at_id_idx on marketplace.api_providers (created_at, id);

      create table marketplace.api_listings (
        id uuid not null default gen_random_uuid() constraint api_listings_pkey primary key,
        provider_id uuid not null
          constraint api_listings_provider_id_fkey references marketplace.api_providers on delete cascade,
        name text not null,
        category text not null,
        publishing_scope marketplace.publishing_scope not null,
        review_status marketplace.api_review_status not null default 'pending',
        status marketplace.api_standing not null default 'staging',
        pricing marketplace.api_pricing not null,
        lint_score integer constraint api_listings_lint_score_check check (lint_score between 0 and 100),
        security_flags text[] not null default '{}',
        legal_flags text[] not null default '{}',
        has_open_api_spec boolean not null default false,
        has_test_suite boolean not null default false,
        uptime_target numeric(5, 2),
        p95_latency_target integer,
        quota integer constraint api_listings_quota_check check (quota > 0),
        submitted_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      create index api_listings_provider_id_idx on marketplace.api_listings (provider_id);
      create index api_listings_created_at_id_idx on marketplace.api_listings (created_at, id);
      create index api_listings_created_at_id_status_idx on marketplace.api_listings (status, created_at, id);
      create index api_listings_queue_idx on marketplace.api_listings (submitted_at, id)
        where review_status in ('pending', 'in-review');

      create table marketplace.api_calls (
        api_id uuid not null constraint api_calls_api_id_fkey references marketplace.api_listings on delete cascade,
        day date not null,
        calls bigint not null,
        constraint api_calls_pkey primary key (api_id, day)
      );
      create index api_calls_day_idx on marketplace.api_calls (day)`);
    await runner.query(
      keepCounts({
        table: 'marketplace.api_providers',
        counts: 'marketplace.api_provider_counts',
        by: {
          kyb_status: 'marketplace.kyb_status not null',
          certification_level: 'marketplace.certification_level not null',
          sla_compliant: 'boolean not null',
        },
        topic: 'marketplace.apis',
      }),
    );
    await runner.query(
      keepCounts({
        table: 'marketplace.api_listings',
        counts: 'marketplace.api_listing_counts',
        by: {
          review_status: 'marketplace.api_review_status not null',
          status: 'marketplace.api_standing not null',
        },
        topic: 'marketplace.apis',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema marketplace cascade');
  }
}
