import { Database } from '../../src/platform/database/database';
import type { Client } from '../support/client';
import { addressOf, type Operation, operations } from '../support/contract';
import { gatherPeople, type Person, type Role } from '../support/people';
import { type Product, startProduct } from '../support/product';

/** Whoever sees the product as a member may stop, and sign out. */
const waysOut = ['stopSeeing', 'logOut'];
/** What they are not shown, whatever part it is in. */
const hidden =
  /^\/api\/(?:account|admin|auth\/(?:security|sessions|proof)|billing\/(?!entitlements|seats)|payments|subscription|conversations|message-blocks|writable-people|notifications\/(?:inbox|work)|registrations|email|smtp)/;
/** What pages cannot do without. */
const shown = [
  '/api/auth/user',
  '/api/problems',
  '/api/solutions',
  '/api/projects',
  '/api/proposals',
  '/api/members',
  '/api/connections',
  '/api/communities',
  '/api/mentors',
  '/api/support',
  '/api/dashboard/overview',
  '/api/billing/entitlements',
  '/api/search?q=water',
  '/api/plans',
];

const isRead = ({ method }: Operation) => method === 'GET';

describe('Seeing the product as a member', () => {
  let product: Product;
  let people: Record<Role, Person>;
  let seeing: Client;

  beforeAll(async () => {
    product = await startProduct();
    people = (await gatherPeople(product)).people;
    seeing = people['super-admin'].client;
    await product.app
      .get(Database)
      .pool.query('update membership.secured_accounts set authenticator_since = now() where id = $1', [
        people['super-admin'].id,
      ]);
    const begun = { personId: people.owner.id, reason: 'Asked for help.', tellsReason: true };
    expect((await seeing.send('PUT', '/api/admin/see-as', begun)).status).toBe(200);
  });
  afterAll(() => product.stop());

  it('shows what the member sees, and says until when', async () => {
    const { status, body } = await seeing.get('/api/auth/user');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: people.owner.id, seenUntil: expect.any(String) });
    expect((await people.owner.client.get('/api/auth/user')).body).not.toHaveProperty('seenUntil');
    for (const address of shown) expect([address, (await seeing.get(address)).status]).toEqual([address, 200]);
  });

  it.each(operations.filter((one) => !isRead(one) && !waysOut.includes(one.id)).map((one) => [one.id, one] as const))(
    '%s is refused, whatever it would do',
    async (_, operation) => {
      const answer = await seeing.send(operation.method, addressOf(operation), operation.body && {});
      expect([answer.status, answer.body.code]).toEqual([403, 'read_only_while_seeing']);
    },
  );

  it('hides what is nobody else’s business', async () => {
    const guarded = operations.filter((one) => isRead(one) && one.access !== 'visitor' && hidden.test(one.path));
    expect(guarded.length).toBeGreaterThan(50);
    for (const operation of guarded) {
      const { status, body } = await seeing.get(addressOf(operation));
      expect([operation.id, status, ['hidden_while_seeing', 'forbidden'].includes(body.code)]).toEqual([
        operation.id,
        403,
        true,
      ]);
    }
    expect((await seeing.get('/api/live')).status).toBe(403);
  });

  it('leaves nothing behind by reading all that is shown', async () => {
    const open = operations.filter((one) => isRead(one) && one.access === 'member' && !hidden.test(one.path));
    const { pool } = product.app.get(Database);
    const views = async () => (await pool.query('select count(*)::int as n from innovation.view_marks')).rows[0].n;
    const before = await views();
    await expect(async () => {
      for (const operation of open) await seeing.get(addressOf(operation));
    }).leavesBehind({});
    expect(await views()).toBe(before);
  });

  it('has each refused write on record, under the name of the super admin', async () => {
    const one = operations.find(({ id }) => id === 'removeConnection') as Operation;
    await expect(() => seeing.send(one.method, addressOf(one))).leavesBehind({
      refused: 'read_only_while_seeing',
      audit: [
        {
          action: 'see-as.refused',
          actor: `admin:${people['super-admin'].id}`,
          subject: `person:${people.owner.id}`,
          details: { operation: 'removeConnection' },
        },
      ],
    });
  });

  it('ends when it is stopped, and with the sign-out, which is the super admin’s', async () => {
    expect((await seeing.send('DELETE', '/api/admin/see-as')).status).toBe(204);
    expect((await seeing.get('/api/admin/auth/user')).status).toBe(200);
    expect((await seeing.get('/api/problems')).status).toBe(403);

    const begun = { personId: people.viewer.id, reason: 'Asked for help.', tellsReason: false };
    expect((await seeing.send('PUT', '/api/admin/see-as', begun)).status).toBe(200);
    await expect(() => seeing.get('/api/logout', { 'sec-fetch-site': 'same-origin' })).leavesBehind({
      audit: [{ action: 'session.closed', actor: `admin:${people['super-admin'].id}` }],
      notices: [expect.stringMatching(/^session:/)],
    });
    expect((await seeing.get('/api/admin/auth/user')).status).toBe(401);
  });
});
