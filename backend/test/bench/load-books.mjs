import { startSession } from './start-session.mjs';

/**
 * As many payments as asked for, of organizations that are there, each with its attempt, its transitions, what the provider said
 * of it and, where it was paid, its invoice. Few organizations have many, most have few. Answers a super admin's cookie.
 */
export async function loadBooks(client, rows) {
  await client.query(`set work_mem = '256MB'; set synchronous_commit = off`);
  await client.query(`create temp table payers as select id, name, row_number() over (order by id) as rank
    from membership.organizations; create unique index on payers (rank); analyze payers`);
  await client.query(paid, [rows]);
  for (const table of [payments, attempts, transitions, events, refunds, invoices]) await client.query(table);
  await client.query('drop table payers, paid');
  await client.query('vacuum analyze billing.payments, billing.payment_attempts, billing.invoices');
  await client.query('analyze');
  return signInAdmin(client);
}

/** Of a hundred: 90 paid (two of them given back), four failed, four left, two open; one in two thousand is looked into. */
const paid = `create temp table paid as
  select gen_random_uuid() as id, n, o.id as organization_id, o.name, at, chance, plan, currency, total,
    'GIA-' || lpad(n::text, 12, '0') as reference, l.name as plan_name, l.tier, l.interval,
    case when chance < 0.9 then (array['card', 'card', 'card', 'bank_transfer', 'ussd'])[1 + n % 5] end as method,
    case when chance < 0.88 then 'successful' when chance < 0.9 then 'refunded' when chance < 0.94 then 'failed'
      when chance < 0.98 then 'cancelled' else 'pending' end as status
  from (select n, date_trunc('milliseconds', now() - n * interval '97 seconds') as at, random() as chance,
      1 + floor(power(random(), 3) * (select count(*) from payers))::int as rank,
      (array['innovators-annual', 'enablers-annual', 'enterprise-monthly', 'lite-monthly'])[1 + floor(random() * 4)] as plan,
      (array['USD', 'USD', 'USD', 'NGN'])[1 + floor(random() * 4)] as currency, 1000 * (1 + floor(random() * 900)::bigint) as total
    from generate_series(1, $1::bigint) n offset 0) draw
  join payers o using (rank) join billing.plans l on l.id = draw.plan`;

const payments = `insert into billing.payments (id, organization_id, requested_by, payer_name, payer_address, purpose, plan_id, tier,
    interval, price_version, applies_at, quote_id, quote_hash, currency, lines, list_total, subtotal, tax_rule, tax_amount, total, status,
    told, method, settled_reference, review, created_at, paid_at)
  select id, organization_id, 'system', name, 'load@example.org', 'start', plan, tier, interval, 1, 'payment', gen_random_uuid(), 'load',
    currency::billing.plan_currency, jsonb_build_array(jsonb_build_object('description', plan_name, 'amount', total)), total, total, 'none',
    0, total, status::billing.payment_status, status::billing.payment_status, method, case when status in ('successful', 'refunded') then reference end,
    case when status = 'pending' and n % 40 = 0 then 'wrong_amount' end, at, case when status in ('successful', 'refunded') then at end
  from paid order by at`;

const attempts = `insert into billing.payment_attempts (payment_id, reference, provider, state, channel, received, created_at, checked_at)
  select id, reference, 'paystack', (case status when 'successful' then 'succeeded' when 'refunded' then 'reversed' when 'failed' then 'failed'
      when 'cancelled' then 'abandoned' else 'open' end)::billing.attempt_state,
    method,
    case when status in ('successful', 'refunded') then total end, at, at
  from paid order by at`;

const transitions = `insert into billing.payment_transitions (payment_id, from_status, to_status, cause, reference, currency, amount, at, seal)
  select id, null::billing.payment_status, 'pending'::billing.payment_status, 'opened', reference, currency::billing.plan_currency, total, at, 'load'
    from paid
  union all select id, 'pending', case status when 'refunded' then 'successful' else status end::billing.payment_status, 'webhook', reference,
    currency::billing.plan_currency, total, at, 'load' from paid where status <> 'pending'
  union all select id, 'successful', 'refunded', 'refund', reference, currency::billing.plan_currency, total, at, 'load' from paid
    where status = 'refunded'`;

const events = `insert into billing.provider_events (provider, dedupe_key, kind, name, reference, raw, state, attempts, received_at, processed_at)
  select 'paystack', 'load-' || reference, 'charge', 'charge.success', reference, '{}',
    (case when n % 4000 = 0 then 'failed' else 'processed' end)::billing.provider_event_state, 1, at, at
  from paid where status in ('successful', 'refunded') order by at`;

const refunds = `insert into billing.refunds (payment_id, reference, kind, amount, currency, reason, requested_by, state, created_at, processed_at)
  select id, reference, 'requested', total, currency::billing.plan_currency, 'Taken by mistake', 'system', 'processed', at, at
  from paid where status = 'refunded'`;

const invoices = `insert into billing.invoices (number, payment_id, organization_id, organization_name, plan_id, plan_name, period_start,
    period_end, currency, lines, list_total, subtotal, tax_rule, tax_amount, total, quote_hash, reference, issued_at, seal)
  select 'INV-2001-' || lpad(n::text, 9, '0'), id, organization_id, name, plan, plan_name, at, at + interval '1 month',
    currency::billing.plan_currency, jsonb_build_array(jsonb_build_object('description', plan_name, 'amount', total)), total, total, 'none', 0,
    total, 'load', reference, at, 'load'
  from paid where status in ('successful', 'refunded') order by at`;

/** A session of a super admin, which lasts for some hours; answers its cookie. */
export async function signInAdmin(client) {
  const { rows } = await client.query('select id from admin.accounts limit 1');
  return startSession(client, rows[0].id, 'admin');
}
