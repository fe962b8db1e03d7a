import { Database } from '../../src/platform/database/database';
import type { Product } from './product';

/** Makes what calls are about: one more of it each time, so that a call may use it up. */
export function objectsOf(product: Product) {
  const { pool } = product.app.get(Database);
  const insert = async (text: string, values: unknown[]): Promise<string> =>
    (await pool.query(`${text} returning id`, values)).rows[0].id;

  const organization = () =>
    insert(`insert into membership.organizations (name, type) values ('Third Organization', $1)`, ['startup']);
  const problem = (organizationId: string) =>
    insert(
      `insert into innovation.problems (organization_id, title, description) values ($1, 'A problem', 'Described.')`,
      [organizationId],
    );
  const solution = (organizationId: string, status: 'draft' | 'published' = 'published') =>
    insert(
      `insert into innovation.solutions (organization_id, title, description, status)
      values ($1, 'A solution', 'Described.', $2)`,
      [organizationId, status],
    );
  return {
    organization,
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
    /** A pending one. */
    proposal: async (from: string, to: string) =>
      insert(
        'insert into innovation.solution_proposals (problem_id, solution_id, organization_id) values ($1, $2, $3)',
        [await problem(to), await solution(from), from],
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
    /** A pending one; answers its reference. */
    payment: async (organizationId: string): Promise<string> => {
      const { rows } = await pool.query(
        `with p as (insert into billing.payments (organization_id, requested_by, payer_name, payer_address, purpose, plan_id,
            tier, interval, price_version, applies_at, quote_id, quote_hash, currency, lines, list_total, subtotal, tax_rule,
            tax_amount, total)
          values ($1, 'system', 'Ada', 'ada@own.example', 'start', 'innovators-annual', 'innovators_solution_providers',
            'yearly', 1, 'payment', gen_random_uuid(), 'x', 'USD', '[]', 39900, 18000, 'Sales tax 10%', 1800, 19800) returning id)
        insert into billing.payment_attempts (payment_id, reference, provider)
        select id, 'pay-' || id, 'test-provider' from p returning reference`,
        [organizationId],
      );
      return rows[0].reference;
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
