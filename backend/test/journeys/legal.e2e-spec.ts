import { moneyBackDays, trialDays } from '../../src/contexts/billing/billing.settings';
import { Database } from '../../src/platform/database/database';
import { AllianceSettings } from '../../src/platform/settings/alliance-settings';
import { gatherPeople } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { registration } from '../support/registration';

describe('The legal documents', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ OPERATOR_NAME: 'Alliance Ltd', OPERATOR_JURISDICTION: 'Kenya' });
  });
  afterAll(() => product.stop());

  const get = (path: string) => product.visitor().get(`/api/legal/${path}`);

  it('name the operator as configured, and leave a marked gap for what is not', async () => {
    const text = JSON.stringify((await get('terms')).body.sections);
    expect(text).toContain('is run by Alliance Ltd, [operator’s registered address]');
    expect(text).toContain('The law of Kenya applies');
  });

  it('say the days of trial and money-back that the settings say', async () => {
    const settings = product.app.get(AllianceSettings);
    await settings.set(trialDays, 21, 0);
    await settings.set(moneyBackDays, 45, 0);
    const text = JSON.stringify((await get('terms')).body.sections);
    expect(text).toContain('**Trial.** A paid plan starts with 21 days of trial');
    expect(text).toContain('Within 45 days of your first payment');
  });

  it.each(['terms', 'privacy'])('answer every version of the %s, of which the newest is in force', async (name) => {
    const { body: newest } = await get(name);
    expect(newest).toMatchObject({ inForce: true, forMembers: newest.version, appliesFrom: newest.date });
    expect(newest.versions.length).toBeGreaterThan(1);
    for (const { version } of newest.versions) {
      const { status, body } = await get(`${name}?version=${version}`);
      expect([status, body.version, body.inForce]).toEqual([200, version, version === newest.version]);
      expect(body.sections.length).toBeGreaterThan(0);
    }
  });

  it.each(['imprint', 'terms?version=99', '..%2fterms', 'toString'])('do not include %s', async (name) => {
    expect(await get(name)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('are stored with each registration: which version of both was in force, and when', async () => {
    const form = registration();
    const before = Date.now();
    await product.visitor().post('/api/membership/register', form);
    const [terms, privacy] = await Promise.all([get('terms'), get('privacy')]);
    const { rows } = await product.app.get(Database).pool.query(
      `select terms_version as terms, privacy_version as privacy, terms_accepted_at as at
          from membership.membership_registrations where email = $1`,
      [form.email],
    );
    expect(rows).toEqual([{ terms: terms.body.version, privacy: privacy.body.version, at: expect.any(Date) }]);
    expect(Math.abs(rows[0].at.getTime() - before)).toBeLessThan(60_000);
  });

  it('are written and published by a super admin, told to members, agreed to, and read by everybody', async () => {
    const { people } = await gatherPeople(product);
    const { client: admin } = people['super-admin'];
    const { client: member } = people.viewer;
    const [newest] = (await get('privacy')).body.versions;
    const version = Number(newest.version) + 1;
    const at = '/api/admin/legal/privacy';
    const text = '## In short\n\nWe keep nothing of {{operator.name}}.';
    const { body: desk } = await admin.get(at);
    const draft = { body: text, changes: 'All of it.', revision: desk.revision };
    expect(await admin.send('PUT', `${at}/draft`, { ...draft, body: 'Hello' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body', message: expect.stringContaining('Begin with a heading') }] },
    });
    const saved = await admin.send('PUT', `${at}/draft`, draft);
    expect(saved).toMatchObject({ status: 200, body: { draft: { sections: [{ title: 'In short' }] } } });
    expect((await get('privacy')).body.version).toBe(newest.version);

    const { revision, earliest: appliesFrom } = saved.body;
    const tooEarly = await admin.post(`${at}/publish`, { revision, appliesFrom: newest.date });
    expect(tooEarly).toMatchObject({ status: 400, body: { errors: [{ field: 'appliesFrom' }] } });
    expect((await admin.post(`${at}/publish`, { revision, appliesFrom })).status).toBe(200);

    const { body: shown } = await get('privacy');
    expect(shown).toMatchObject({
      ...{ version: String(version), inForce: true, forMembers: newest.version, appliesFrom },
      sections: [{ blocks: [{ lines: ['We keep nothing of Alliance Ltd.'] }] }],
    });
    expect((await get(`privacy?version=${newest.version}`)).body).toMatchObject({ inForce: false });
    const [news] = (await member.get('/api/legal-news')).body;
    expect(news).toMatchObject({ name: 'privacy', version: String(version), changes: 'All of it.' });
    expect((await member.send('PUT', '/api/legal-news/privacy', { version })).status).toBe(204);
    expect((await member.get('/api/legal-news')).body).toEqual([]);

    const { body: agreed, headers } = await admin.get(
      `/api/admin/legal/agreements?document=privacy&version=${version}&state=agreed`,
    );
    expect(agreed).toMatchObject([{ email: people.viewer.email, way: 'page', version }]);
    expect(headers.get('x-total-count')).toBe('1');
    const file = await admin.get(`/api/admin/legal/agreements/export?version=${version}`);
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(file.body).toContain(people.viewer.email);
  });
});
