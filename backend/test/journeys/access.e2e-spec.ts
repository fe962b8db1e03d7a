import type { Client } from '../support/client';
import { addressOf, operations } from '../support/contract';
import { type Product, startProduct } from '../support/product';
import { joinAlliance } from '../support/registration';

const admin = { username: 'root', password: 'seven otters keep the root' };

/** Which status says "you may not", by access level and caller; `undefined` where the call is let through. */
const refusal: Record<string, Record<string, number | undefined>> = {
  visitor: { visitor: undefined, member: undefined, 'super-admin': undefined },
  member: { visitor: 401, member: undefined, 'super-admin': 403 },
  operator: { visitor: 401, member: 403, 'super-admin': undefined },
  'super-admin': { visitor: 401, member: 403, 'super-admin': undefined },
};

/** Calls that would end the session that the walk uses. */
const leaving = new Set(['logOut', 'logOutAdmin']);

describe('Access', () => {
  let product: Product;
  let callers: Record<string, Client>;

  beforeAll(async () => {
    product = await startProduct({
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      ADMIN_EMAIL: 'root@alliance.example',
    });
    const superAdmin = product.visitor();
    await superAdmin.post('/api/admin/auth/login', admin);
    const { client: member } = await joinAlliance(product);
    callers = { visitor: product.visitor(), member, 'super-admin': superAdmin };
  });
  afterAll(() => product.stop());

  it('is named by every operation, with a level that the guard knows', () => {
    expect(operations.length).toBeGreaterThan(30);
    for (const { id, access } of operations)
      expect([id, Object.keys(refusal)]).toEqual([id, expect.arrayContaining([access])]);
  });

  const walk = operations
    .filter(({ id }) => !leaving.has(id))
    .flatMap((operation) => ['visitor', 'member', 'super-admin'].map((role) => ({ operation, role })));

  it.each(walk.map(({ operation, role }) => [operation.id, role, operation] as const))(
    '%s answers a %s as the contract says',
    async (id, role, operation) => {
      const expected = refusal[operation.access]?.[role];
      const client = callers[role] as Client;
      const { status, body } = await client.send(operation.method, addressOf(operation), operation.body && {});
      expect(status).toBeLessThan(500);
      if (expected) expect([id, status]).toEqual([id, expected]);
      else if (!/^(logIn|startLogIn)/.test(id)) {
        expect([id, body.code]).not.toEqual([id, 'unauthenticated']);
        expect([id, body.code]).not.toEqual([id, 'forbidden']);
      }
    },
  );
});
