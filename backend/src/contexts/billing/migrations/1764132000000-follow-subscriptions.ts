import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FollowSubscriptions1764132000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.subscriptions
        add column cancelled_at timestamptz,
        add column renewal_quote_id uuid,
        add column past_due_since timestamptz,
        add column end_reason text,
        add column next_look_at timestamptz;
      create index subscriptions_next_look_at_idx on billing.subscriptions (next_look_at);

      create table billing.lifecycle_steps (
        subject_id uuid not null,
        step text not null,
        period_end timestamptz not null,
        done_at timestamptz not null,
        constraint lifecycle_steps_pkey primary key (subject_id, step, period_end)
      );

      create table billing.billing_contacts (
        organization_id uuid not null constraint billing_contacts_pkey primary key,
        info jsonb not null,
        updated_at timestamptz not null default now()
      );

      create table billing.saved_cards (
        organization_id uuid not null constraint saved_cards_pkey primary key,
        provider text not null,
        sealed bytea not null,
        brand text not null,
        last4 text not null,
        exp_month integer not null,
        exp_year integer not null,
        saved_at timestamptz not null
      );

      -- Which card somebody has paid with on the test provider's page.
      alter table billing.test_charges add column card text;

      create type billing.card_update_state as enum ('opening', 'open', 'saved', 'failed');
      create table billing.card_updates (
        id uuid not null default gen_random_uuid() constraint card_updates_pkey primary key,
        organization_id uuid not null,
        requested_by text not null,
        reference text not null constraint card_updates_reference_key unique,
        provider text not null,
        amount bigint not null,
        currency billing.plan_currency not null,
        state billing.card_update_state not null default 'opening',
        redirect_url text,
        refund_state billing.refund_state,
        refund_ref text,
        created_at timestamptz not null,
        next_check_at timestamptz
      );
      create index card_updates_organization_id_idx on billing.card_updates (organization_id);
      create index card_updates_next_check_at_idx on billing.card_updates (next_check_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table billing.card_updates, billing.saved_cards, billing.billing_contacts, billing.lifecycle_steps;
      drop type billing.card_update_state;
      alter table billing.test_charges drop column card;
      alter table billing.subscriptions drop column cancelled_at, drop column renewal_quote_id,
        drop column past_due_since, drop column end_reason, drop column next_look_at;
    `);
  }
}
