import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePayments1764111000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type billing.payment_purpose as enum ('start', 'renew', 'change');
      create type billing.payment_status as enum ('pending', 'successful', 'failed', 'cancelled', 'refunded');
      create type billing.attempt_state as enum ('opening', 'open', 'lost', 'refused', 'succeeded', 'failed',
        'abandoned', 'duplicate', 'reversed');
      create type billing.provider_event_state as enum ('received', 'processed', 'ignored', 'review', 'failed');
      create type billing.provider_event_kind as enum ('charge', 'refund', 'dispute', 'unknown');
      create type billing.refund_kind as enum ('duplicate', 'requested');
      create type billing.refund_state as enum ('queued', 'pending', 'processed', 'failed', 'needs_attention');
      create type billing.subscription_status as enum ('active', 'past_due', 'grace', 'cancelled', 'ended');
      create type billing.document_kind as enum ('invoice', 'credit_note');

      create table billing.payments (
        id uuid not null default gen_random_uuid() constraint payments_pkey primary key,
        organization_id uuid not null,
        requested_by text not null,
        payer_name text not null,
        payer_address text not null,
        purpose billing.payment_purpose not null,
        plan_id text not null constraint payments_plan_id_fkey references billing.plans,
        tier billing.membership_tier not null,
        interval billing.billing_interval not null,
        price_version integer not null,
        applies_at text not null,
        quote_id uuid not null constraint payments_quote_id_key unique,
        quote_hash text not null,
        currency billing.plan_currency not null,
        lines jsonb not null,
        list_total bigint not null,
        subtotal bigint not null,
        tax_rule text not null,
        tax_amount bigint not null,
        total bigint not null,
        billing_info jsonb,
        status billing.payment_status not null default 'pending',
        settled_reference text,
        review text,
        created_at timestamptz not null default now(),
        paid_at timestamptz,
        constraint payments_total_subtotal_tax_amount_and__check check (total = subtotal + tax_amount and subtotal >= 0
          and tax_amount >= 0)
      );
      create index payments_created_at_organization_id_idx on billing.payments (organization_id, created_at);

      create table billing.payment_attempts (
        id uuid not null default gen_random_uuid() constraint payment_attempts_pkey primary key,
        payment_id uuid not null constraint payment_attempts_payment_id_fkey references billing.payments,
        reference text not null constraint payment_attempts_reference_key unique,
        provider text not null,
        state billing.attempt_state not null default 'opening',
        redirect_url text,
        provider_ref text,
        channel text,
        fees bigint,
        created_at timestamptz not null default now(),
        checked_at timestamptz,
        next_check_at timestamptz
      );
      create index payment_attempts_payment_id_idx on billing.payment_attempts (payment_id);
      create index payment_attempts_next_check_at_idx on billing.payment_attempts (next_check_at);

      create table billing.payment_transitions (
        id bigint generated always as identity constraint payment_transitions_pkey primary key,
        payment_id uuid not null constraint payment_transitions_payment_id_fkey references billing.payments,
        from_status billing.payment_status,
        to_status billing.payment_status not null,
        cause text not null,
        reference text,
        currency billing.plan_currency not null,
        amount bigint not null,
        at timestamptz not null default now(),
        seal text not null
      );
      create index payment_transitions_payment_id_idx on billing.payment_transitions (payment_id);

      create table billing.provider_events (
        id uuid not null default gen_random_uuid() constraint provider_events_pkey primary key,
        provider text not null,
        dedupe_key text not null constraint provider_events_dedupe_key_key unique,
        kind billing.provider_event_kind not null,
        name text not null,
        reference text,
        raw text not null,
        state billing.provider_event_state not null default 'received',
        attempts integer not null default 0,
        last_error text,
        received_at timestamptz not null default now(),
        processed_at timestamptz
      );
      create index provider_events_received_at_idx on billing.provider_events (received_at);
      create index provider_events_reference_idx on billing.provider_events (reference);

      create table billing.refunds (
        id uuid not null default gen_random_uuid() constraint refunds_pkey primary key,
        payment_id uuid not null constraint refunds_payment_id_fkey references billing.payments,
        reference text not null,
        kind billing.refund_kind not null,
        amount bigint not null constraint refunds_amount_0_check check (amount > 0),
        currency billing.plan_currency not null,
        reason text not null,
        requested_by text not null,
        state billing.refund_state not null default 'queued',
        provider_ref text,
        last_error text,
        created_at timestamptz not null default now(),
        next_check_at timestamptz,
        processed_at timestamptz
      );
      create index refunds_payment_id_idx on billing.refunds (payment_id);
      create index refunds_next_check_at_idx on billing.refunds (next_check_at);
      -- What came twice goes back once.
      create unique index refunds_duplicate_key on billing.refunds (reference) where kind = 'duplicate';

      create table billing.subscriptions (
        id uuid not null default gen_random_uuid() constraint subscriptions_pkey primary key,
        organization_id uuid not null,
        plan_id text not null constraint subscriptions_plan_id_fkey references billing.plans,
        tier billing.membership_tier not null,
        interval billing.billing_interval not null,
        currency billing.plan_currency not null,
        status billing.subscription_status not null default 'active',
        period_start timestamptz not null,
        period_end timestamptz not null,
        cancel_at_period_end boolean not null default false,
        next_plan_id text,
        price_version integer not null,
        payment_id uuid,
        created_at timestamptz not null default now(),
        ended_at timestamptz
      );
      -- One subscription of an organization runs at a time.
      create unique index subscriptions_running_key on billing.subscriptions (organization_id)
        where status in ('active', 'past_due', 'grace');
      create index subscriptions_organization_id_idx on billing.subscriptions (organization_id);
      create index subscriptions_period_end_idx on billing.subscriptions (period_end);

      create table billing.subscription_periods (
        payment_id uuid not null constraint subscription_periods_pkey primary key
          constraint subscription_periods_payment_id_fkey references billing.payments,
        subscription_id uuid not null
          constraint subscription_periods_subscription_id_fkey references billing.subscriptions,
        plan_id text not null constraint subscription_periods_plan_id_fkey references billing.plans,
        tier billing.membership_tier not null,
        interval billing.billing_interval not null,
        price_version integer not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        created_at timestamptz not null default now()
      );
      create index subscription_periods_subscription_id_idx on billing.subscription_periods (subscription_id);

      create table billing.document_counters (
        kind billing.document_kind not null,
        year integer not null,
        last integer not null,
        constraint document_counters_pkey primary key (kind, year)
      );

      create table billing.invoices (
        id uuid not null default gen_random_uuid() constraint invoices_pkey primary key,
        number text not null constraint invoices_number_key unique,
        payment_id uuid not null constraint invoices_payment_id_key unique
          constraint invoices_payment_id_fkey references billing.payments,
        organization_id uuid not null,
        organization_name text not null,
        billing_info jsonb,
        plan_id text not null,
        plan_name text not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        currency billing.plan_currency not null,
        lines jsonb not null,
        list_total bigint not null,
        subtotal bigint not null,
        tax_rule text not null,
        tax_amount bigint not null,
        total bigint not null,
        quote_hash text not null,
        reference text not null,
        issued_at timestamptz not null,
        seal text not null
      );
      create index invoices_organization_id_idx on billing.invoices (organization_id);

      create table billing.credit_notes (
        id uuid not null default gen_random_uuid() constraint credit_notes_pkey primary key,
        number text not null constraint credit_notes_number_key unique,
        invoice_id uuid not null constraint credit_notes_invoice_id_fkey references billing.invoices,
        refund_id uuid not null constraint credit_notes_refund_id_key unique
          constraint credit_notes_refund_id_fkey references billing.refunds,
        currency billing.plan_currency not null,
        amount bigint not null,
        tax_amount bigint not null,
        reason text not null,
        issued_at timestamptz not null,
        seal text not null
      );
      create index credit_notes_invoice_id_idx on billing.credit_notes (invoice_id);

      -- The test provider's own book of charges.
      create table billing.test_charges (
        reference text not null constraint test_charges_pkey primary key,
        amount bigint not null,
        currency text not null,
        description text not null,
        callback_url text not null,
        cancel_url text not null,
        state text not null default 'ongoing',
        paid_at timestamptz,
        refunded bigint not null default 0,
        created_at timestamptz not null default now()
      );

      create function billing.keep_rows() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name;
      end $$;
      create trigger keep_rows before update or delete on billing.payment_transitions
        for each row execute function billing.keep_rows();
      create trigger keep_table before truncate on billing.payment_transitions execute function billing.keep_rows();
      create trigger keep_rows before update or delete on billing.invoices
        for each row execute function billing.keep_rows();
      create trigger keep_table before truncate on billing.invoices execute function billing.keep_rows();
      create trigger keep_rows before update or delete on billing.credit_notes
        for each row execute function billing.keep_rows();
      create trigger keep_table before truncate on billing.credit_notes execute function billing.keep_rows();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table billing.test_charges, billing.credit_notes, billing.invoices, billing.document_counters,
        billing.subscription_periods, billing.subscriptions, billing.refunds, billing.provider_events,
        billing.payment_transitions, billing.payment_attempts, billing.payments;
      drop function billing.keep_rows;
      drop type billing.payment_purpose, billing.payment_status, billing.attempt_state, billing.provider_event_state,
        billing.provider_event_kind, billing.refund_kind, billing.refund_state, billing.subscription_status, billing.document_kind;
    `);
  }
}
