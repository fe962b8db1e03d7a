import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEntitlements1764110100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type billing.entitlement_feature as enum ('browse_problems', 'basic_directory', 'propose_solutions',
        'open_communities', 'submit_problems', 'mentor_sessions', 'expert_sessions', 'sandbox_tokens',
        'api_certifications', 'ip_catalogue', 'premium_communities', 'messages', 'analytics');
      create type billing.allowance as enum ('off', 'on', 'limited');
      create type billing.allowance_period as enum ('month', 'year', 'total');

      create table billing.entitlement_rules (
        tier billing.membership_tier not null,
        feature billing.entitlement_feature not null,
        version integer not null,
        allowance billing.allowance not null,
        quota bigint,
        period billing.allowance_period not null,
        on_card boolean not null,
        created_at timestamptz not null default now(),
        constraint entitlement_rules_pkey primary key (tier, feature, version),
        constraint entitlement_rules_quota_check check ((allowance = 'limited') = (quota is not null) and quota > 0)
      );

      create table billing.entitlement_overrides (
        id uuid not null default gen_random_uuid() constraint entitlement_overrides_pkey primary key,
        organization_id uuid not null,
        feature billing.entitlement_feature not null,
        allowance billing.allowance not null,
        quota bigint,
        period billing.allowance_period not null,
        reason text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        constraint entitlement_overrides_quota_check check ((allowance = 'limited') = (quota is not null) and quota > 0)
      );
      create index entitlement_overrides_created_at_feature_organization_id_idx
        on billing.entitlement_overrides (organization_id, feature, created_at);

      create table billing.entitlement_usage (
        organization_id uuid not null,
        feature billing.entitlement_feature not null,
        period billing.allowance_period not null,
        period_start timestamptz(3) not null,
        used bigint not null,
        constraint entitlement_usage_pkey primary key (organization_id, feature, period, period_start),
        constraint entitlement_usage_used_check check (used >= 0)
      );
      create index entitlement_usage_feature_used_idx on billing.entitlement_usage (feature, used);
    `);
    await runner.query(`
      insert into billing.entitlement_rules (tier, feature, version, allowance, quota, period, on_card)
      select tiers.tier, rules.feature::billing.entitlement_feature, 1,
        (case rules.allowed[tiers.place] when 'off' then 'off' when 'on' then 'on' else 'limited' end)::billing.allowance,
        (case when rules.allowed[tiers.place] not in ('off', 'on') then rules.allowed[tiers.place] end)::bigint,
        rules.period::billing.allowance_period, tiers.place = any(rules.cards)
      from unnest(enum_range(null::billing.membership_tier)) with ordinality as tiers (tier, place)
      cross join (values
        ('browse_problems', 'total', array['on', 'on', 'on', 'on'], array[1]),
        ('basic_directory', 'total', array['on', 'on', 'on', 'on'], array[1]),
        ('propose_solutions', 'total', array['on', 'on', 'on', 'on'], array[1]),
        ('open_communities', 'total', array['on', 'on', 'on', 'on'], array[1]),
        ('submit_problems', 'year', array['off', '2', 'on', 'on'], array[2, 3, 4]),
        ('mentor_sessions', 'year', array['off', '1', '1', 'on'], array[2, 4]),
        ('expert_sessions', 'year', array['off', 'off', '2', 'on'], array[3, 4]),
        ('sandbox_tokens', 'month', array['off', '100000', '500000', 'on'], array[2, 3, 4]),
        ('api_certifications', 'total', array['off', '1', '3', 'on'], array[2, 3, 4]),
        ('ip_catalogue', 'total', array['off', 'off', 'off', 'on'], array[4]),
        ('premium_communities', 'total', array['off', 'on', 'on', 'on'], array[]::integer[]),
        ('messages', 'total', array['off', 'on', 'on', 'on'], array[]::integer[]),
        ('analytics', 'total', array['off', 'on', 'on', 'on'], array[]::integer[])
      ) as rules (feature, period, allowed, cards);

      alter table billing.plans drop column features;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.plans add column features text[] not null default '{}';
      drop table billing.entitlement_usage, billing.entitlement_overrides, billing.entitlement_rules;
      drop type billing.allowance_period, billing.allowance, billing.entitlement_feature;
    `);
  }
}
