import { moneyBackDays, trialDays } from '../../src/contexts/billing/billing.settings';
import { Database } from '../../src/platform/database/database';
import { AllianceSettings } from '../../src/platform/settings/alliance-settings';
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
    expect(newest.inForce).toBe(true);
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
});
