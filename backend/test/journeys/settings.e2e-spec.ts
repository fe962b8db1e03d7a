import { ChangeSetting } from '../../src/contexts/admin/settings/change-setting';
import { Database } from '../../src/platform/database/database';
import { waitsForReview } from '../../src/platform/http/review.guard';
import type { Viewer } from '../../src/platform/http/viewer';
import { Sessions } from '../../src/platform/sessions/sessions';
import { AllianceSettings } from '../../src/platform/settings/alliance-settings';
import { definedSections, sectionOf } from '../../src/platform/settings/sections';
import { addressOf, operations } from '../support/contract';
import { gatherPeople } from '../support/people';
import { type Product, startProduct } from '../support/product';

const ofSections = operations.filter(({ tags }) => sectionOf(tags));
/** Those that those who run the alliance call. */
const isOfAdmins = ({ access }: { access: string }) => ['operator', 'super-admin'].includes(access);

let product: Product;
let gathered: Awaited<ReturnType<typeof gatherPeople>>;
let root: Viewer;

beforeAll(async () => {
  product = await startProduct();
  gathered = await gatherPeople(product);
  const { id, email } = gathered.people['super-admin'];
  root = { kind: 'super-admin', id, email, sessionId: '', enterprise: false, organizations: [] };
});
afterAll(() => product.stop());

describe('A closed section', () => {
  const setAll = async (value: number) => {
    const changing = product.app.get(ChangeSetting, { strict: false });
    const settings = product.app.get(AllianceSettings, { strict: false });
    for (const { isOpen } of definedSections()) {
      const { revision } = await settings.inForce(isOpen);
      await changing.execute(root, isOpen.name, { value, revision, reason: 'Closed for a while' });
    }
  };

  beforeAll(() => setAll(0));

  const calls = ofSections.filter((operation) => !isOfAdmins(operation));

  it('has operations, in every one of them', () => {
    for (const { tags } of definedSections())
      expect(calls.filter((operation) => tags.some((tag) => operation.tags.includes(tag))).length).toBeGreaterThan(1);
  });

  it.each(calls.map((operation) => [operation.id, operation] as const))(
    'does not answer %s to whoever could call it',
    async (_, operation) => {
      const member = await gathered.people.owner.client.send(operation.method, addressOf(operation));
      expect([member.status, member.body.code]).toEqual([404, 'section_closed']);
      const visitor = await product.visitor().send(operation.method, addressOf(operation));
      const answered = operation.access === 'visitor' ? [404, 'section_closed'] : [401, 'unauthenticated'];
      expect([visitor.status, visitor.body.code]).toEqual(answered);
    },
  );

  it('goes on for those who run the alliance', async () => {
    const { client } = gathered.people['super-admin'];
    const reading = ofSections.filter(
      (operation) =>
        operation.method === 'GET' && (isOfAdmins(operation) || ['visitor', 'signed-in'].includes(operation.access)),
    );
    expect(reading.map(({ id }) => id)).toContain('listMembers');
    expect(reading.map(({ access }) => access)).toContain('visitor');
    for (const operation of reading) {
      const { body } = await client.get(addressOf(operation));
      expect(body.code).not.toBe('section_closed');
    }
  });

  it('is named to everybody, and to who is signed in with all that they are told first', async () => {
    const { body } = await product.visitor().get('/api/closed-sections');
    expect(body).toEqual(definedSections().map(({ label, pages }) => ({ label, pages })));
    const { body: viewer } = await gathered.people.owner.client.get('/api/auth/user');
    expect(viewer.closedSections).toEqual(body);
  });

  it('is as it was once it is open again', async () => {
    await setAll(1);
    const { client } = gathered.people.owner;
    for (const operation of calls.filter(({ method }) => method === 'GET')) {
      const { body } = await client.get(addressOf(operation));
      expect(body?.code).not.toBe('section_closed');
    }
    expect((await product.visitor().get('/api/closed-sections')).body).toEqual([]);
  });
});

describe('Who belongs to organizations alone that wait for their review', () => {
  const waiting = operations.filter(({ method, access, tags }) => waitsForReview(method, access, tags));
  const awaitReview = async (isWaiting: boolean) => {
    const { id, organizationId } = gathered.people.owner;
    await product.app
      .get(Database)
      .pool.query('update membership.organizations set awaits_review = $2 where id = $1', [organizationId, isWaiting]);
    await product.app.get(Sessions).refresh(id);
  };

  beforeAll(() => awaitReview(true));

  it.each(waiting.map((operation) => [operation.id, operation] as const))('is refused %s', async (_, operation) => {
    const { status, body } = await gathered.people.owner.client.send(operation.method, addressOf(operation));
    expect([status, body.code]).toEqual([403, 'organization_in_review']);
  });

  it('leads nothing', async () => {
    const { client, organizationId = '' } = gathered.people.owner;
    const leading = operations.filter(({ method, access }) => method !== 'GET' && access === 'organization-admin');
    expect(leading.length).toBeGreaterThan(10);
    for (const operation of leading) {
      const address = addressOf({ ...operation, path: operation.path.replace('{organizationId}', organizationId) });
      const { status, body } = await client.send(operation.method, address);
      expect([operation.id, status, body.code]).toEqual([operation.id, 403, 'organization_required']);
    }
  });

  it('reads what members read, and keeps their own account', async () => {
    const { client } = gathered.people.owner;
    const { body: viewer } = await client.get('/api/auth/user');
    expect(viewer.organizations).toMatchObject([{ role: 'viewer', organization: { awaitsReview: true } }]);
    expect((await client.get('/api/problems')).status).toBe(200);
    expect((await client.get('/api/members')).status).toBe(200);
    expect((await client.send('PATCH', '/api/account', { firstName: 'Ada' })).status).not.toBe(403);
  });

  it('does all by their role once it was approved', async () => {
    await awaitReview(false);
    const { body: viewer } = await gathered.people.owner.client.get('/api/auth/user');
    expect(viewer.organizations).toMatchObject([{ role: 'owner', organization: { awaitsReview: false } }]);
    const { client } = gathered.people.owner;
    for (const operation of waiting.slice(0, 5)) {
      const { body } = await client.send(operation.method, addressOf(operation));
      expect(body?.code).not.toBe('organization_in_review');
    }
  });
});
