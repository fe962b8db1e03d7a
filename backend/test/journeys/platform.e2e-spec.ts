import { AccountsQueries } from '../../src/contexts/membership/accounts/accounts.queries';
import { Database } from '../../src/platform/database/database';
import { Events } from '../../src/platform/events/events';
import { Sessions } from '../../src/platform/sessions/sessions';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, joinAlliance } from '../support/registration';

describe('The platform', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  const sql = (text: string, values: unknown[] = []) => product.app.get(Database).pool.query(text, values);

  describe('sessions', () => {
    it('end when they are idle for a week, and when they are a month old', async () => {
      const { client, form } = await joinAlliance(product);
      await sql(`update platform.sessions set expire = now() - interval '1 second'`);
      const again = product.visitor();
      again.setCookie('sid', client.cookie('sid') as string);
      await product.app.get(Database).pool.query(`select pg_notify('alliance', 'session:')`);
      await eventually(async () => (await again.get('/api/auth/user')).status === 401, 'the end of the session');

      await again.post('/api/login', { email: form.email, password: goodPassword });
      await sql(
        `update platform.sessions set sess = jsonb_set(sess, '{startedAt}', to_jsonb($1::bigint)), expire = now() + interval '1 day'`,
        [Date.now() - 31 * 86_400_000],
      );
      await product.app.get(Database).pool.query(`select pg_notify('alliance', 'session:')`);
      await eventually(async () => (await again.get('/api/auth/user')).status === 401, 'the end of the session');
    });

    it('are not remembered when they end while they are being looked up', async () => {
      const { client, user } = await joinAlliance(product);
      const sessions = product.app.get(Sessions);
      const accounts = product.app.get(AccountsQueries);
      let finish = () => {};
      const gate = new Promise<void>((resolve) => {
        finish = resolve;
      });
      await sessions.refresh(user.id);
      const begun = new Promise<void>((begin) => {
        sessions.loadWith('member', async (id) => {
          const principal = await accounts.principal(id);
          begin();
          await gate;
          return principal;
        });
      });
      const slow = client.get('/api/auth/user');
      await begun;
      await sessions.endOthers(user.id);
      await new Promise((resolve) => setTimeout(resolve, 200));
      finish();
      await slow;
      sessions.loadWith('member', (id) => accounts.principal(id));
      expect((await client.get('/api/auth/user')).status).toBe(401);
    });

    it('follow a person’s organizations at once, in every process', async () => {
      const { client, user } = await joinAlliance(product);
      await sql('update membership.user_organizations set is_active = false where user_id = $1', [user.id]);
      await sql(`select pg_notify('alliance', $1)`, [`session:${user.id}`]);
      await eventually(async () => {
        const { body } = await client.post('/api/problems', { title: 'x', description: 'y' });
        return body.code === 'organization_required';
      }, 'the refusal');
    });
  });

  describe('the audit', () => {
    it('takes no change and no removal', async () => {
      await joinAlliance(product);
      await expect(sql(`update platform.audit_events set actor = 'nobody'`)).rejects.toThrow('append-only');
      await expect(sql('delete from platform.audit_events')).rejects.toThrow('append-only');
    });

    it('is chained, so that a line changed behind its back shows', async () => {
      await sql('select platform.seal_audit_events()');
      const broken = 'select count(*)::int as n from platform.broken_audit_events()';
      expect((await sql(broken)).rows[0].n).toBe(0);
      await sql(`alter table platform.audit_events disable trigger keep_audit_events`);
      await sql(
        `update platform.audit_events set actor = 'nobody' where id = (select min(id) from platform.audit_events)`,
      );
      await sql(`alter table platform.audit_events enable trigger keep_audit_events`);
      expect((await sql(broken)).rows[0].n).toBe(1);
    });

    it('records sign-in and sign-out', async () => {
      const { client, user } = await joinAlliance(product);
      await client.get('/api/logout', { 'sec-fetch-site': 'same-origin' });
      const { rows } = await sql('select action from platform.audit_events where actor = $1 order by id', [
        `member:${user.id}`,
      ]);
      expect(rows.map(({ action }) => action)).toEqual([
        'password.set',
        'organization.confirmed',
        'session.opened',
        'session.closed',
      ]);
    });
  });

  describe('events', () => {
    it('vanish with the transaction that publishes them', async () => {
      const database = product.app.get(Database);
      const published = database.transaction(async () => {
        await product.app.get(Events).publish({ type: 'test.never-happened' });
        throw new Error('rolled back');
      });
      await expect(published).rejects.toThrow('rolled back');
      expect((await sql(`select from platform.outbox_events where type = 'test.never-happened'`)).rowCount).toBe(0);
    });
  });

  describe('answers', () => {
    it('of the API are not stored by caches', async () => {
      const { client } = await joinAlliance(product);
      expect((await client.get('/api/auth/user')).headers.get('cache-control')).toBe('no-store');
    });

    it('carry the headers that keep browsers safe', async () => {
      const { headers } = await product.visitor().get('/api/plans');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
    });
  });
});

describe('The platform behind https', () => {
  it('keeps the session in a __Host- cookie and asks for https for two years', async () => {
    const product = await startProduct({ APP_URL: 'https://localhost' });
    const { form } = await joinAlliance(product).catch(() => ({ form: undefined }));
    const { headers } = await product.visitor().get('/api/plans');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(form).toBeDefined();
    const answer = await product.visitor().post('/api/login', { email: form?.email, password: goodPassword });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-sid=[\w-]{43};.*Path=\/;.*Secure/i);
    await product.stop();
  });
});
