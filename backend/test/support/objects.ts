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
    caughtMessage: () =>
      insert(
        `insert into notifications.messages (template, to_name, to_address, subject, state, html, text, sent_at)
        values ('activation', 'Ada', $1, 'Hello', 'sent', '<p>Hello</p>', 'Hello', now())`,
        ['ada@caught.example'],
      ),
  };
}
