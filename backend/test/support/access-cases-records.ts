import { randomUUID } from 'node:crypto';
import { Database } from '../../src/platform/database/database';
import { type AccessCase, nobody, superAdmin } from './access-case';
import type { Product } from './product';

const reason = 'They asked us.';

/** What super admins do to people and organizations. */
export function recordCases(product: Product): Record<string, AccessCase[]> {
  const { pool } = product.app.get(Database);
  const insert = async (text: string, values: unknown[]): Promise<string> =>
    (await pool.query(`${text} returning id`, values)).rows[0].id;

  /** Somebody of an organization of their own. */
  const recorded = async ({ suspended = false, verified = false } = {}) => {
    const email = `${randomUUID()}@records.example`;
    const name = `Recorded ${randomUUID()}`;
    const since = suspended ? new Date() : null;
    const person = await insert(
      `insert into membership.users (email, first_name, last_name, suspended_at, suspension_reason) values ($1, 'Ada', 'Okafor', $2, 'Why')`,
      [email, since],
    );
    const organization = await insert(
      `insert into membership.organizations (name, type, suspended_at, suspension_reason, verified_at, verified_by)
        values ($1, 'startup', $2, 'Why', $3, case when $3::timestamptz is not null then 'domain'::membership.organization_proof end)`,
      [name, since, verified ? new Date() : null],
    );
    await insert(
      `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'owner')`,
      [person, organization],
    );
    return { person, organization, email, name };
  };
  type Recorded = Awaited<ReturnType<typeof recorded>>;

  const on = (of: 'person' | 'organization', status: number, body?: object, how?: Parameters<typeof recorded>[0]) =>
    superAdmin(`a ${of}${how ? ` (${Object.keys(how)})` : ''}`, status, async () => ({
      id: (await recorded(how))[of],
      body,
    }));
  const typed = (of: 'person' | 'organization', confirmation: (of: Recorded) => string, more: object = {}) =>
    superAdmin(`a ${of}`, 200, async () => {
      const made = await recorded();
      return { id: made[of], body: { reason, confirmation: confirmation(made), ...more } };
    });
  const none = (body?: object) => superAdmin('none', 404, async () => ({ id: nobody, body }));
  const erasing = { reason, confirmation: 'something else', isAtOnce: true };

  return {
    listPeople: [superAdmin('whatever there is', 200, async () => ({ query: { search: 'a_b', state: 'active' } }))],
    getPerson: [on('person', 200), none()],
    suspendPerson: [
      on('person', 200, { reason }),
      on('person', 400, { reason, until: '2020-01-01T10:00:00Z' }),
      none({ reason }),
    ],
    liftSuspension: [
      on('person', 200, { reason }, { suspended: true }),
      on('person', 409, { reason }),
      none({ reason }),
    ],
    endSessionsOfPerson: [on('person', 204, { reason }), none({ reason })],
    sendPasswordLink: [on('person', 204, { reason }), none({ reason })],
    resetFactorsOfPerson: [on('person', 409, { reason }), none({ reason })],
    erasePerson: [
      typed('person', ({ email }) => email, { isAtOnce: false }),
      on('person', 400, erasing),
      none(erasing),
    ],
    listOrganizationRecords: [
      superAdmin('whatever there is', 200, async () => ({
        query: { search: 'rec', state: 'active', tier: 'free', verified: 'none', sort: 'name' },
      })),
    ],
    getOrganizationRecord: [on('organization', 200), none()],
    verifyOrganization: [
      on('organization', 200, { reason, isVerified: true }),
      on('organization', 409, { reason, isVerified: false }, { verified: true }),
      none({ reason, isVerified: true }),
    ],
    suspendOrganization: [on('organization', 200, { reason }), none({ reason })],
    liftSuspensionOfOrganization: [
      on('organization', 200, { reason }, { suspended: true }),
      on('organization', 409, { reason }),
      none({ reason }),
    ],
    eraseOrganization: [
      typed('organization', ({ name }) => name),
      on('organization', 400, { reason, confirmation: 'something else' }),
      none({ reason, confirmation: 'something else' }),
    ],
    previewMerge: [
      superAdmin('two organizations', 200, async () => ({
        id: (await recorded()).organization,
        query: { into: (await recorded()).organization },
      })),
      superAdmin('none', 404, async () => ({ id: nobody, query: { into: nobody } })),
    ],
    mergeOrganization: [
      superAdmin('two organizations', 200, async () => {
        const goes = await recorded();
        const into = (await recorded()).organization;
        return { id: goes.organization, body: { into, reason, confirmation: goes.name } };
      }),
      superAdmin('another name', 400, async () => ({
        id: (await recorded()).organization,
        body: { into: (await recorded()).organization, reason, confirmation: 'something else' },
      })),
      superAdmin('into one that is suspended', 409, async () => {
        const goes = await recorded();
        const into = (await recorded({ suspended: true })).organization;
        return { id: goes.organization, body: { into, reason, confirmation: goes.name } };
      }),
      superAdmin('none', 404, async () => ({
        id: nobody,
        body: { into: (await recorded()).organization, reason, confirmation: 'x' },
      })),
    ],
  };
}
