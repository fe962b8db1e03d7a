import type { AccessCase } from '../support/access-case';
import { accessCases } from '../support/access-cases';
import { addressOf, type Operation, operations } from '../support/contract';
import { gatherPeople, insiders, type Person, type Role, roles } from '../support/people';
import { type Product, startProduct } from '../support/product';

/** What whoever may not call at all is answered, by access level; whoever is not named may. */
const refused: Record<string, Partial<Record<Role, number>>> = {
  visitor: {},
  'signed-in': { visitor: 401 },
  member: { visitor: 401, operator: 403, 'super-admin': 403 },
  'organization-admin': { visitor: 401, operator: 403, 'super-admin': 403 },
  operator: { visitor: 401, owner: 403, admin: 403, member: 403, viewer: 403, stranger: 403 },
  'super-admin': { visitor: 401, owner: 403, admin: 403, member: 403, viewer: 403, stranger: 403, operator: 403 },
};

/** Those end or replace the caller's session. */
const leaving = /^(logIn|logOut|activate)/;

/** Milliseconds for which a proof of who somebody is surely holds: beside other work the walk takes longer. */
const proofHolds = 300_000;

/** Change what the callers may do: walked last, in this order. Who has handed the organization over can leave it. */
const changing = [
  'addOrganization',
  'claimOrganization',
  'handOverOrganization',
  'leaveOrganization',
  'askAccountDeletion',
];
const walked = [
  ...operations.filter(({ id }) => !changing.includes(id)),
  ...changing.flatMap((last) => operations.filter(({ id }) => id === last)),
];

/** The roles that an operation's rule names in words. */
const named = (rule: string | undefined) => insiders.filter((role) => new RegExp(`\\b${role}s?\\b`).test(rule ?? ''));

describe('Access', () => {
  let product: Product;
  let people: Record<Role, Person>;
  let cases: Record<string, AccessCase[]>;
  let provenAt = Date.now();

  beforeAll(async () => {
    product = await startProduct();
    const gathered = await gatherPeople(product);
    people = gathered.people;
    cases = accessCases(product, gathered);
  });
  afterAll(() => product.stop());

  const call = async (operation: Operation, role: Role, made: Awaited<ReturnType<AccessCase['call']>>) => {
    const client = leaving.test(operation.id) ? await people[role].signInAgain() : people[role].client;
    const ids = [made.id ?? []].flat();
    const path = ids.reduce((of, one) => of.replace(/\{\w+\}/, one), operation.path);
    const query = made.query ? `?${new URLSearchParams(made.query)}` : '';
    return (
      await client.send(
        operation.method,
        (ids.length > 0 ? path : addressOf(operation)) + query,
        made.body ?? (operation.body && {}),
      )
    ).status;
  };

  const proveAnew = async () => {
    if (Date.now() - provenAt < proofHolds) return;
    provenAt = Date.now();
    for (const role of roles) await people[role].prove();
  };

  it('has a level that the guard knows, and its calls in the table', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(Object.keys(cases).sort()).toEqual(operations.map(({ id }) => id).sort());
    for (const { access } of operations) expect(Object.keys(refused)).toContain(access);
  });

  it.each(walked.map((operation) => [operation.id, operation] as const))(
    '%s answers everybody as the contract says, by whose the object is',
    async (id, operation) => {
      if (operation.isFresh) await proveAnew();
      for (const { about, answers, call: make } of cases[id] ?? []) {
        const expected: Record<string, unknown> = { about };
        const answered: Record<string, unknown> = { about };
        for (const role of roles) {
          expected[role] = refused[operation.access]?.[role] ?? answers[role] ?? 'an answer in the table';
          answered[role] = await call(operation, role, await make());
        }
        expect(answered).toEqual(expected);
      }
    },
  );

  it.each(
    operations.filter(({ access }) => access === 'member').map((operation) => [operation.id, operation] as const),
  )('%s is for those whom its rule names', (id, { rule }) => {
    const served = insiders.filter((role) => cases[id]?.some(({ answers }) => (answers[role] ?? 0) < 300));
    expect(served).toEqual(rule ? named(rule) : insiders);
  });
});
