import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBilling1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema billing;

      create type billing.membership_tier as enum ('free', 'innovators_solution_providers', 'ecosystem_enablers',
        'enterprise_alliance_partners');
      create type billing.billing_interval as enum ('yearly', 'monthly');
      create type billing.plan_currency as enum ('USD', 'NGN');

      create table billing.plans (
        id text not null constraint plans_pkey primary key,
        name text not null,
        tier billing.membership_tier not null,
        interval billing.billing_interval not null,
        description text not null,
        seats integer not null,
        features text[] not null,
        emphasis_text text not null,
        popular boolean not null default false,
        popular_at_registration boolean not null default false,
        waived boolean not null default false,
        is_active boolean not null default true,
        sort_order integer not null
      );

      create table billing.prices (
        plan_id text not null constraint prices_plan_id_fkey references billing.plans,
        version integer not null,
        currency billing.plan_currency not null,
        charged bigint not null,
        list bigint not null,
        valid_from timestamptz not null default now(),
        constraint prices_pkey primary key (plan_id, version, currency),
        constraint prices_charged_0_and_list_charged_check check (charged >= 0 and list >= charged)
      );
    `);
    await runner.query(`
      insert into billing.plans (id, name, tier, interval, description, seats, features, emphasis_text, popular,
        popular_at_registration, waived, sort_order)
      select tier.id || '-' || period.suffix, tier.name, tier.tier::billing.membership_tier,
        period.interval::billing.billing_interval, tier.description, tier.seats, tier.features, tier.emphasis,
        tier.id = 'innovators', tier.id = 'enterprise', tier.id = 'lite', tier.position * 2 + period.position
      from (values
        (0, 'lite', 'Lite Plan', 'free', 'For organizations that want to look around first.', 0,
          array['Browse the problem database', 'Basic directory visibility', 'Propose solutions to open problems',
            'Read and reply in open communities'],
          'Free to join, upgrade anytime'),
        (1, 'innovators', 'Innovators & Solution Providers', 'innovators_solution_providers',
          'For startups and teams with a solution to prove.', 1,
          array['2 challenge submissions/year', '1 mentor session/year', '100k sandbox tokens/month',
            '1 API certification'],
          'All that a first pilot needs'),
        (2, 'enablers', 'Ecosystem Enablers', 'ecosystem_enablers',
          'For investors, venture builders, accelerators and institutes.', 3,
          array['Unlimited challenge submissions', '2 expert sessions/year', '500k sandbox tokens/month',
            '3 API certifications'],
          'Room for the teams you bring along'),
        (3, 'enterprise', 'Enterprise Alliance Partners', 'enterprise_alliance_partners',
          'For corporations and governments that run whole programmes.', 6,
          array['Unlimited IP catalogue', 'Unlimited sandbox credits', 'Unlimited challenge submissions',
            'Unlimited mentor and expert sessions', 'Unlimited API certifications'],
          'No limits across your organization')
      ) as tier (position, id, name, tier, description, seats, features, emphasis)
      cross join (values (0, 'annual', 'yearly'), (1, 'monthly', 'monthly')) as period (position, suffix, interval);
    `);
    await runner.query(`
      insert into billing.prices (plan_id, version, currency, charged, list) values
        ('lite-annual', 1, 'USD', 1500, 1500), ('lite-annual', 1, 'NGN', 2250000, 2250000),
        ('lite-monthly', 1, 'USD', 250, 250), ('lite-monthly', 1, 'NGN', 375000, 375000),
        ('innovators-annual', 1, 'USD', 18000, 39900), ('innovators-annual', 1, 'NGN', 27000000, 59850000),
        ('innovators-monthly', 1, 'USD', 2000, 4900), ('innovators-monthly', 1, 'NGN', 3000000, 7350000),
        ('enablers-annual', 1, 'USD', 150000, 195000), ('enablers-annual', 1, 'NGN', 225000000, 292500000),
        ('enablers-monthly', 1, 'USD', 14000, 19500), ('enablers-monthly', 1, 'NGN', 21000000, 29250000),
        ('enterprise-annual', 1, 'USD', 495000, 990000), ('enterprise-annual', 1, 'NGN', 742500000, 1485000000),
        ('enterprise-monthly', 1, 'USD', 45000, 99000), ('enterprise-monthly', 1, 'NGN', 67500000, 148500000);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema billing cascade');
  }
}
