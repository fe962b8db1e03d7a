import { Readable } from 'node:stream';
import { problemFiles } from '../../src/contexts/innovation/files/problem-files';
import { Database } from '../../src/platform/database/database';
import { Files } from '../../src/platform/files/files';
import type { Product } from './product';

/** Makes what calls are about: one more of it each time, so that a call may use it up. */
export function objectsOf(product: Product) {
  const { pool } = product.app.get(Database);
  const insert = async (text: string, values: unknown[]): Promise<string> =>
    (await pool.query(`${text} returning id`, values)).rows[0].id;

  /** With an owner where one is named. */
  const organization = async ({ owner }: { owner?: string } = {}): Promise<string> => {
    const add = `insert into membership.organizations (name, type) values ('Third Organization', $1)`;
    const id = await insert(add, ['startup']);
    const join = 'insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, $3)';
    if (owner) await insert(join, [owner, id, 'owner']);
    return id;
  };
  const problem = (
    organizationId: string,
    status: 'draft' | 'open' | 'in_progress' | 'closed' | 'withdrawn' = 'open',
  ) =>
    insert(
      `insert into innovation.problems (organization_id, title, description, status) values ($1, 'A problem', 'Described.', $2)`,
      [organizationId, status],
    );
  const solution = (organizationId: string, status: 'draft' | 'published' = 'published') =>
    insert(
      `insert into innovation.solutions (organization_id, title, description, status)
      values ($1, 'A solution', 'Described.', $2)`,
      [organizationId, status],
    );
  /** A pending one, flagged where it says why; answers its reference. */
  const payment = async (organizationId: string, review: string | null = null): Promise<string> => {
    const { rows } = await pool.query(
      `with p as (insert into billing.payments (organization_id, requested_by, payer_name, payer_address, purpose, plan_id,
          tier, interval, price_version, applies_at, quote_id, quote_hash, currency, lines, list_total, subtotal, tax_rule,
          tax_amount, total, review)
        values ($1, 'system', 'Ada', 'ada@own.example', 'start', 'innovators-annual', 'innovators_solution_providers',
          'yearly', 1, 'payment', gen_random_uuid(), 'x', 'USD', '[]', 39900, 18000, 'Sales tax 10%', 1800, 19800, $2)
        returning id)
      insert into billing.payment_attempts (payment_id, reference, provider)
      select id, 'pay-' || id, 'test-provider' from p returning reference`,
      [organizationId, review],
    );
    return rows[0].reference;
  };
  /** A problem with a rubric and these reviewers, and a pending proposal to it; answers the ids of both. */
  const evaluated = async (
    { from, to }: { from: string; to: string },
    reviewers: string[],
    leadId: string | null = null,
  ): Promise<{ problemId: string; proposalId: string }> => {
    const problemId = await problem(to);
    await pool.query(
      `insert into innovation.evaluations (problem_id, rubric_version, revision, last_key, lead_id) values ($1, 1, 1, 1, $2)`,
      [problemId, leadId],
    );
    await pool.query(
      `insert into innovation.rubric_versions (problem_id, version, criteria, author_id, written_at)
      values ($1, 1, '[{"key":1,"name":"Price","meaning":null,"weight":10}]', gen_random_uuid(), now())`,
      [problemId],
    );
    await pool.query(
      `insert into innovation.reviewers (problem_id, person_id, added_by, added_at)
      select $1, id, gen_random_uuid(), now() from unnest($2::uuid[]) id`,
      [problemId, reviewers],
    );
    const proposalId = await insert(
      'insert into innovation.solution_proposals (problem_id, solution_id, organization_id) values ($1, $2, $3)',
      [problemId, await solution(from), from],
    );
    return { problemId, proposalId };
  };
  return {
    organization,
    evaluated,
    problem,
    solution,
    /** Registered with the addresses of all these people; waits for each of them to confirm it. */
    unconfirmed: async (userIds: string[]): Promise<string> => {
      const { rows } = await pool.query(
        `with o as (insert into membership.organizations (name, type) values ('Waiting Organization', 'startup') returning id),
          m as (insert into membership.user_organizations (user_id, organization_id, role, is_active)
            select u, o.id, 'owner', false from o, unnest($1::uuid[]) u),
          r as (insert into membership.membership_registrations (id, organization_id, user_id, organization_type,
              organization_name, contact_name, email, selected_plan, agree_terms)
            select 'GIA-' || gen_random_uuid(), o.id, u, 'startup', 'Waiting Organization', 'Ada Okafor', 'ada@own.example', 'free', true
            from o, unnest($1::uuid[]) u)
        select id from o`,
        [userIds],
      );
      return rows[0].id;
    },
    /** An accepted one. */
    decided: async (from: string, to: string) =>
      insert(
        `insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at)
        values ($1, $2, $3, 'accepted', now())`,
        [await problem(to), await solution(from), from],
      ),
    /** A pending one. */
    proposal: async (from: string, to: string) =>
      insert(
        'insert into innovation.solution_proposals (problem_id, solution_id, organization_id) values ($1, $2, $3)',
        [await problem(to), await solution(from), from],
      ),
    /** Of a proposal that waits, by one of its reviewers, who has recused themselves. */
    recusal: async ({ problemId, proposalId }: { problemId: string; proposalId: string }, personId: string) => {
      await pool.query(
        `insert into innovation.reviews (proposal_id, person_id, problem_id, excuse, excuse_reason)
        values ($1, $2, $3, 'recused', 'I know them.')`,
        [proposalId, personId, problemId],
      );
    },
    /** Asked by this person for one organization, about a problem of the other. */
    question: async (askerId: string, from: string, to: string, state: 'shown' | 'hidden' = 'shown') =>
      insert(
        `insert into innovation.questions (problem_id, organization_id, asker_id, text, hidden_at, hidden_reason)
        values ($1, $2, $3, 'How old are the mains?', case $4 when 'hidden' then now() end, 'Not here.')`,
        [await problem(to), from, askerId, state],
      ),
    /** Of a problem; answers the ids of both. */
    file: async (organizationId: string, status?: Parameters<typeof problem>[1]) => {
      const problemId = await problem(organizationId, status);
      const { key, hash } = await product.app
        .get(Files)
        .put(problemFiles, Readable.from([Buffer.from('%PDF-1.7')]), 'a');
      const text = `insert into innovation.problem_files (problem_id, key, name, type, bytes, hash)
        values ($1, $2, 'a.pdf', 'application/pdf', 8, $3)`;
      return [problemId, await insert(text, [problemId, key, hash])];
    },
    /** On a match of others. */
    verdict: async (organizationId: string) =>
      insert(
        `insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict) values ($1, $2, $3, 'saved')`,
        [organizationId, await problem(await organization()), await solution(await organization())],
      ),
    /** Of a person; answers its id. */
    savedSearch: (userId: string) =>
      insert(
        `insert into innovation.saved_searches (user_id, list, name, query, told_until)
        values ($1, 'problems', gen_random_uuid(), 'status=open', now())`,
        [userId],
      ),
    /** A pending one. */
    connection: async (from: string, to: string) =>
      insert(
        `insert into membership.connections (from_id, to_id, requested_by, note) values ($1, $2, gen_random_uuid(), 'Hello')`,
        [from, to],
      ),
    /** For the Innovators plan, by the year. */
    quote: (organizationId: string) =>
      insert(
        `insert into billing.quotes (id, organization_id, requested_by, purpose, plan_id, tier, interval, price_version,
          currency, lines, list_total, credit, subtotal, tax_rule, tax_version, tax_basis_points, tax_amount, total,
          applies_at, created_at, expires_at, hash)
        values (gen_random_uuid(), $1, 'system', 'start', 'innovators-annual', 'innovators_solution_providers', 'yearly', 1,
          'USD', '[]', 39900, 0, 18000, 'Sales tax 10%', 1, 1000, 1800, 19800, 'payment', now(), now(), 'x')`,
        [organizationId],
      ),
    payment,
    /** The same by the payment's own id. */
    paymentId: async (organizationId: string, review?: string) =>
      (await payment(organizationId, review)).replace(/^pay-/, ''),
    /** Of a charge that we do not know. */
    providerEvent: () =>
      insert(
        `insert into billing.provider_events (provider, dedupe_key, kind, name, reference, raw)
        values ('test-provider', gen_random_uuid(), 'charge', 'charge.success', $1, '{}')`,
        ['pay-of-nobody'],
      ),
    grant: (organizationId: string) =>
      insert(
        `insert into billing.entitlement_overrides (organization_id, feature, allowance, period, reason, expires_at)
        values ($1, 'analytics', 'on', 'total', 'Pilot', now() + interval '1 day')`,
        [organizationId],
      ),
    /** A new one of a payment; answers its number. */
    invoice: async (organizationId: string): Promise<string> => {
      const { rows } = await pool.query(
        `with p as (insert into billing.payments (organization_id, requested_by, payer_name, payer_address, purpose, plan_id,
            tier, interval, price_version, applies_at, quote_id, quote_hash, currency, lines, list_total, subtotal, tax_rule,
            tax_amount, total)
          values ($1, 'system', 'Ada', 'ada@own.example', 'start', 'innovators-annual', 'innovators_solution_providers',
            'yearly', 1, 'payment', gen_random_uuid(), 'x', 'USD', '[]', 39900, 18000, 'Sales tax 10%', 1800, 19800) returning *)
        insert into billing.invoices (number, payment_id, organization_id, organization_name, plan_id, plan_name, period_start,
          period_end, currency, lines, list_total, subtotal, tax_rule, tax_amount, total, quote_hash, reference, issued_at, seal)
        select 'INV-2000-' || lpad((random() * 1e9)::bigint::text, 10, '0'), id, organization_id, 'An organization', plan_id,
          'Innovators', now(), now() + interval '1 year', currency, lines, list_total, subtotal, tax_rule, tax_amount, total,
          quote_hash, 'pay-x', now(), 'x' from p returning number`,
        [organizationId],
      );
      return rows[0].number;
    },
    /** For the Enterprise plan, by the year, where none runs; answers whose it is. */
    subscription: async (organizationId: string): Promise<string> => {
      await pool.query(
        `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, period_start, period_end,
          price_version)
        values ($1, 'enterprise-annual', 'enterprise_alliance_partners', 'yearly', 'USD', now(), now() + '1 year'::interval, 1)
        on conflict do nothing`,
        [organizationId],
      );
      return organizationId;
    },
    endSubscriptions: async (...organizationIds: string[]): Promise<void> => {
      await pool.query(`delete from billing.subscriptions where organization_id = any($1)`, [organizationIds]);
    },
    /** One that nobody has entered yet; answers its reference. */
    cardUpdate: async (organizationId: string): Promise<string> => {
      const { rows } = await pool.query(
        `insert into billing.card_updates (organization_id, requested_by, reference, provider, amount, currency, state, created_at)
        values ($1, 'member:x', 'card-' || gen_random_uuid(), 'test-provider', 200, 'USD', 'open', now()) returning reference`,
        [organizationId],
      );
      return rows[0].reference;
    },
    /** In place of the one before; answers whose it is. */
    savedCard: async (organizationId: string): Promise<string> => {
      await pool.query(
        `insert into billing.saved_cards (organization_id, provider, sealed, brand, last4, exp_month, exp_year, saved_at)
        values ($1, 'test-provider', '', 'visa', '4242', 12, 2040, now()) on conflict do nothing`,
        [organizationId],
      );
      return organizationId;
    },
    /** An unpaid one in the test provider's book; answers its reference. */
    testCharge: async (): Promise<string> => {
      const { rows } = await pool.query(
        `insert into billing.test_charges (reference, amount, currency, description, callback_url, cancel_url)
        values ('pay-' || gen_random_uuid(), 19800, 'USD', 'A charge', 'http://localhost:3000/checkout/return',
          'http://localhost:3000/checkout/innovators-annual') returning reference`,
      );
      return rows[0].reference;
    },
    caughtMessage: () =>
      insert(
        `insert into notifications.messages (template, to_name, to_address, subject, state, html, text, sent_at)
        values ('activation', 'Ada', $1, 'Hello', 'sent', '<p>Hello</p>', 'Hello', now())`,
        ['ada@caught.example'],
      ),
  };
}
