import { Database } from '../../src/platform/database/database';
import { Sessions } from '../../src/platform/sessions/sessions';
import { gatherPeople, insiders } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { goodPassword } from '../support/registration';

const reason = 'Nobody answers for it.';
const problem = { title: 'Leaks', description: 'In mains.' };

describe('A suspension', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  it('of a person ends their sessions at once, and signing in says so wherever it is tried', async () => {
    const { people } = await gatherPeople(product);
    const { client, id, email } = people.member;
    const { client: admin } = people['super-admin'];
    const other = await people.member.signInAgain();
    const suspended = await admin.post(`/api/admin/people/${id}/suspend`, { reason });
    expect(suspended).toMatchObject({ status: 200, body: { state: 'suspended', sessions: [] } });
    for (const one of [client, other]) expect((await one.get('/api/problems')).status).toBe(401);
    const credentials = { email, password: goodPassword };
    const refused = {
      status: 403,
      body: { code: 'account_suspended', detail: expect.stringContaining('alliance@localhost') },
    };
    expect(await client.post('/api/login', credentials)).toMatchObject(refused);
    const form = await client.postForm('/api/login', { ...credentials, return: '/problems' });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/login?error=suspended&return=%2Fproblems']);
    expect((await client.post('/api/login', { ...credentials, password: 'not this one' })).status).toBe(401);
    expect(await people.owner.client.post('/api/enterprise/auth/login', { ...credentials })).toMatchObject({
      body: { success: false },
    });

    await admin.post(`/api/admin/people/${id}/lift-suspension`, { reason });
    expect((await client.post('/api/login', credentials)).status).toBe(200);
    expect((await client.get('/api/problems')).status).toBe(200);
  });

  it('of an organization lets its people read, and write nothing for it; others send nothing to it', async () => {
    const { people, own } = await gatherPeople(product);
    const { client: admin } = people['super-admin'];
    const made = await people.owner.client.post('/api/problems', problem);
    expect(made.status).toBe(201);
    const problemId = made.body.id;
    expect((await admin.post(`/api/admin/members/${own}/suspend`, { reason })).body.state).toBe('suspended');
    for (const role of insiders) {
      const { client } = people[role];
      expect((await client.get(`/api/problems/${problemId}`)).status).toBe(200);
      expect((await client.get(`/api/organizations/${own}/team`)).status).toBe(200);
      expect(await client.post('/api/problems', problem)).toMatchObject({
        status: 403,
        body: { code: 'organization_suspended' },
      });
    }
    const invite = { emails: ['kim@new.example'], role: 'member' };
    expect(await people.owner.client.post(`/api/organizations/${own}/invitations`, invite)).toMatchObject({
      status: 403,
      body: { code: 'organization_suspended' },
    });

    for (const [end, body] of [
      ['leave', undefined],
      ['close', { confirmation: 'Whatever it is called' }],
    ] as const)
      expect(await people.owner.client.post(`/api/organizations/${own}/${end}`, body)).toMatchObject({
        status: 403,
        body: { code: 'organization_suspended' },
      });

    const { client: stranger, organizationId: other } = people.stranger;
    expect((await stranger.get(`/api/members/${own}`)).status).toBe(404);
    const solution = await stranger.post('/api/solutions', {
      title: 'Probes',
      description: 'They listen.',
      technologyType: 'iot',
    });
    expect(await stranger.post('/api/proposals', { problemId, solutionId: solution.body.id })).toMatchObject({
      status: 403,
      body: { code: 'organization_suspended' },
    });
    expect((await stranger.post('/api/problems', problem)).status).toBe(201);

    // Who belongs to another one as well is told of the suspension where it is the reason for certain, and nobody who reads is.
    const { client: both, id } = people.viewer;
    await product.app
      .get(Database)
      .pool.query(
        `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'viewer')`,
        [id, other],
      );
    await product.app.get(Sessions).refresh(id);
    const codes = [
      await both.post('/api/problems', problem),
      await both.post(`/api/organizations/${other}/invitations`, invite),
      await both.post(`/api/organizations/${own}/invitations`, invite),
      await both.get(`/api/organizations/${own}/domains`),
      await people.member.client.get(`/api/organizations/${own}/domains`),
    ].map(({ body }) => body.code);
    const required = 'organization_required';
    expect(codes).toEqual([required, required, 'organization_suspended', required, required]);

    await admin.post(`/api/admin/members/${own}/lift-suspension`, { reason });
    expect((await people.member.client.post('/api/problems', problem)).status).toBe(201);
    expect(await people.viewer.client.post('/api/problems', problem)).toMatchObject({
      body: { code: 'organization_required' },
    });
  });
});
