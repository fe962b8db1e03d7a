import { EraseAccountsJob } from '../../src/contexts/membership/account-deletion/erase-accounts.job';
import { Database } from '../../src/platform/database/database';
import { addressOf, operations } from '../support/contract';
import { gatherPeople } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { goodPassword } from '../support/registration';

const nobody = '00000000-0000-4000-8000-ffffffffffff';
/** What somebody may call whose account is about to be erased: what shows it, keeps it, and takes a copy along. */
const open = [
  'askDataExport',
  'checkProof',
  'downloadDataExport',
  'getAccount',
  'getCurrentUser',
  'getSecurity',
  'keepAccount',
  'prove',
].sort();

describe('Who is about to leave', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  it('is refused everything but keeping the account and taking a copy, and is nobody where visitors may call', async () => {
    const { people } = await gatherPeople(product);
    const { client, email, id } = people.viewer;
    expect((await client.post('/api/account/deletion', { confirmation: email })).status).toBe(204);
    const answered = new Map<string, string>();
    for (const operation of operations.filter(
      ({ access }) => access === 'member' || access === 'organization-admin' || access === 'signed-in',
    )) {
      if (operation.id === 'keepAccount') continue;
      const address = addressOf(operation).replace(/\{\w+\}/g, nobody);
      const { status, body } = await client.send(operation.method, address, operation.body && {});
      answered.set(operation.id, `${status} ${(body as { code?: string } | undefined)?.code}`);
    }
    const allowed = [...answered].filter(([, answer]) => answer !== '403 account_leaving').map(([name]) => name);
    expect(allowed.sort()).toEqual(open.filter((name) => name !== 'keepAccount'));
    expect((await client.get('/api/auth/user')).body).toMatchObject({ deletionDueAt: expect.any(String) });

    expect((await client.send('DELETE', '/api/account/deletion')).status).toBe(204);
    expect((await client.get('/api/problems')).status).toBe(200);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ id, deletionDueAt: null });
  });

  it('may sign in to keep the account, until it is erased', async () => {
    const { people } = await gatherPeople(product);
    const { client, email, id, organizationId, signInAgain } = people.member;
    await client.post('/api/account/deletion', { confirmation: email });
    const again = await signInAgain();
    expect((await again.get('/api/problems')).status).toBe(403);
    expect((await again.send('DELETE', '/api/account/deletion')).status).toBe(204);
    expect((await again.get('/api/problems')).status).toBe(200);
    await client.post('/api/login', { email, password: goodPassword });
    expect((await client.post('/api/account/deletion', { confirmation: email })).status).toBe(204);
    const { pool } = product.app.get(Database);
    await pool.query(`update membership.users set deletion_due_at = now() - interval '1 second' where id = $1`, [id]);
    await product.app.get(EraseAccountsJob).execute();
    expect((await client.get('/api/account')).status).toBe(401);
    expect((await client.post('/api/login', { email, password: goodPassword })).status).toBe(401);
    const { body } = await people.owner.client.get(`/api/organizations/${organizationId}/team`);
    expect(JSON.stringify(body)).not.toContain(id);
  });
});
