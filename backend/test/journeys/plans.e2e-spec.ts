import { ChangeEntitlement } from '../../src/contexts/billing/entitlements/change-entitlement';
import {
  Allowance,
  AllowancePeriod,
  EntitlementFeature,
} from '../../src/contexts/billing/entitlements/entitlement.enums';
import { MembershipTier } from '../../src/contexts/membership';
import { Database } from '../../src/platform/database/database';
import type { Viewer } from '../../src/platform/http/viewer';
import type { Client } from '../support/client';
import { type Product, startProduct } from '../support/product';
import { eventually, joinAlliance, newestMail, registration } from '../support/registration';

describe('What a plan allows and costs', () => {
  let product: Product;
  const problem = { title: 'Leaks', description: 'A third is lost.' };

  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  const join = async (selectedPlan: string) => {
    const { client, user } = await joinAlliance(product, { selectedPlan });
    return { client, organizationId: user.organizations[0].organization.id as string };
  };
  const meter = async (client: Client, organizationId: string, wanted = 'submit_problems') => {
    const { body } = await client.get(`/api/billing/entitlements?organizationId=${organizationId}`);
    return body.find(({ feature }: { feature: string }) => feature === wanted);
  };

  it('lets a free organization browse and propose, and refuses a problem with the plan that would allow it', async () => {
    const { client, organizationId } = await join('free');
    expect((await client.get('/api/problems')).status).toBe(200);
    const owner = (await join('innovators')).client;
    const { body: sought } = await owner.post('/api/problems', problem);
    const offer = { title: 'Listening probes', description: 'They drift and listen.', problemId: sought.id };
    expect((await client.post('/api/solutions', offer)).status).toBe(201);
    expect((await owner.get(`/api/problems/${sought.id}/proposals`)).body).toMatchObject([
      { solution: { title: offer.title } },
    ]);
    const refused = await client.post('/api/problems', problem);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(refused.body).toMatchObject({
      code: 'entitlement_exceeded',
      detail: 'Your plan does not include challenge submissions. Innovators & Solution Providers would allow it.',
      entitlement: {
        feature: 'submit_problems',
        name: 'challenge submissions',
        allowed: false,
        used: 0,
        limit: 0,
        period: 'year',
        resetsAt: null,
        plan: {
          id: 'innovators-annual',
          name: 'Innovators & Solution Providers',
          tier: 'innovators_solution_providers',
          allows: '2 challenge submissions/year',
        },
      },
    });
    expect(await meter(client, organizationId)).toMatchObject({ allowance: 'off', plan: { id: 'innovators-annual' } });
  });

  it('lets innovators on trial submit two problems a year, says when there are more, and stops when the trial ends', async () => {
    const { client, organizationId } = await join('innovators');
    expect((await client.post('/api/problems', problem)).status).toBe(201);
    expect(await meter(client, organizationId)).toMatchObject({ allowance: 'limited', used: 1, limit: 2 });
    expect(await meter(client, organizationId)).not.toHaveProperty('plan');
    expect((await client.post('/api/problems', problem)).status).toBe(201);
    const { status, body } = await client.post('/api/problems', problem);
    const { used, limit, resetsAt, plan } = body.entitlement;
    expect([status, used, limit, plan.id]).toEqual([403, 2, 2, 'enablers-annual']);
    expect((await meter(client, organizationId)).resetsAt).toBe(resetsAt);
    const days = (Date.parse(resetsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
    product.mustBeOurs('ends a trial in the database');
    await product.app
      .get(Database)
      .pool.query('update membership.organizations set trial_ends_at = now() where id = $1', [organizationId]);
    expect((await client.post('/api/problems', problem)).body.entitlement).toMatchObject({ used: 2, limit: 0 });
  });

  it('is changed on cards and meters, at locks and in mails together', async () => {
    product.mustBeOurs('changes what the free plan allows');
    const { client, organizationId } = await join('free');
    const change = product.app.get(ChangeEntitlement);
    const admin = { kind: 'super-admin', id: organizationId, organizations: [] } as unknown as Viewer;
    const rule = { allowance: Allowance.Limited, limit: 1, period: AllowancePeriod.Month };
    await change.execute(admin, MembershipTier.Free, EntitlementFeature.SubmitProblems, rule, 'One to begin with');
    const words = '1 challenge submission/month';
    try {
      const { body: book } = await product.visitor().get('/api/plans');
      for (const { tierType, features } of book.plans)
        expect([tierType, features.includes(words)]).toEqual([tierType, tierType === 'free']);
      expect(await meter(client, organizationId)).toMatchObject({ used: 0, limit: 1, period: 'month' });
      expect((await client.post('/api/problems', problem)).status).toBe(201);
      const refused = await client.post('/api/problems', problem);
      expect(refused.body).toMatchObject({
        detail:
          'Your plan allows 1 challenge submission, and 1 is used. Innovators & Solution Providers would allow it.',
        entitlement: { used: 1, limit: 1, period: 'month', plan: { allows: '2 challenge submissions/year' } },
      });
      const form = registration({ selectedPlan: 'free' });
      await product.visitor().post('/api/membership/register', form);
      expect((await eventually(() => newestMail(product, form.email), 'the welcome mail')).text).toContain(words);
    } finally {
      await product.app.get(Database).pool.query('delete from billing.entitlement_rules where version > 1');
    }
  });

  it('is shown to the people of an organization alone', async () => {
    const { organizationId } = await join('innovators');
    const other = await join('innovators');
    const path = `/api/billing/entitlements?organizationId=${organizationId}`;
    expect((await other.client.get(path)).status).toBe(404);
    expect((await product.visitor().get(path)).status).toBe(401);
    const { body } = await other.client.get('/api/billing/entitlements?organizationId=x');
    expect(body).toMatchObject({ code: 'invalid_input', errors: [{ field: 'organizationId' }] });
  });

  it('is quoted to the cent before anything is paid', async () => {
    const { client, organizationId } = await join('free');
    const asked = { organizationId, planId: 'innovators-annual', currency: 'USD' };
    const { status, body: quote } = await client.post('/api/billing/quotes', asked);
    expect(status).toBe(201);
    expect(quote).toMatchObject({
      purpose: 'start',
      lines: [{ kind: 'plan', description: 'Innovators & Solution Providers, one year', quantity: 1, amount: '18000' }],
      listTotal: '39900',
      credit: '0',
      subtotal: '18000',
      tax: { rule: 'Sales tax 10%', version: 1, basisPoints: 1000, amount: '1800' },
      total: '19800',
      appliesAt: 'payment',
      appliesOn: null,
    });
    expect(quote).not.toHaveProperty('requestedBy');
    expect((await client.get(`/api/billing/quotes/${quote.id}`)).body).toEqual(quote);
    const other = await join('free');
    expect((await other.client.get(`/api/billing/quotes/${quote.id}`)).status).toBe(404);

    const refusals = [
      [{ ...asked, planId: 'lite-annual' }, 409, 'plan_not_sold'],
      [{ ...asked, planId: 'gold-annual' }, 404, 'not_found'],
      [{ ...asked, currency: 'EUR' }, 400, 'invalid_input'],
      [{ ...asked, price: '1' }, 400, 'invalid_input'],
      [{ ...asked, tier: 'enterprise_alliance_partners' }, 400, 'invalid_input'],
    ] as const;
    for (const [body, expected, code] of refusals) {
      const answer = await client.post('/api/billing/quotes', body);
      expect([answer.status, answer.body.code]).toEqual([expected, code]);
    }
  });
});
