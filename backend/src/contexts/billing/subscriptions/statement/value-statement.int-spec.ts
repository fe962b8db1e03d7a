import { type Contexts, organizationOf, refusal, startContexts } from '../../../../../test/support/contexts';
import { day } from '../../../../platform/clock/durations';
import type { Viewer } from '../../../../platform/http/viewer';
import { BillingApi } from '../../billing.api';
import { SetBillingContact } from '../../contacts/set-billing-contact';
import { EntitlementFeature } from '../../entitlements/entitlement.enums';
import { FollowSubscriptionsJob } from '../lifecycle/follow-subscriptions.job';
import { MakeValueStatement } from './make-value-statement';

let contexts: Contexts;
let owner: Viewer;
let id: string;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  owner = await contexts.organization(`Valued ${count}`, 'owner', 'ecosystem_enablers');
  id = organizationOf(owner);
});
afterEach(async () => {
  contexts.clock.reset();
  await contexts.rows(`update billing.subscriptions set status = 'ended'`);
});

const subscribe = (plan = 'enablers-annual', tier = 'ecosystem_enablers') =>
  contexts.rows(
    `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, period_start, period_end, price_version)
     select $1, id, $3, interval, 'USD', now(), now() + '1 year'::interval, 1 from billing.plans where id = $2`,
    [id, plan, tier],
  );
const use = (feature: EntitlementFeature, amount = 1) =>
  contexts.database.transaction(() => contexts.get(BillingApi).consume(id, feature, amount));
const statement = () => contexts.get(MakeValueStatement).execute(id);

describe('a value statement', () => {
  it('says what was used of the plan, and what came of it', async () => {
    await subscribe();
    await use(EntitlementFeature.SubmitProblems, 3);
    await use(EntitlementFeature.ExpertSessions, 1);
    const other = organizationOf(await contexts.organization(`Proposer ${count}`));
    await contexts.rows(
      `with q as (insert into innovation.problems (organization_id, title, description) values ($1, 'Q', 'D') returning id),
        s as (insert into innovation.solutions (organization_id, title, description) values ($2, 'S', 'D') returning id)
       insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at)
       select q.id, s.id, $2, 'accepted', now() from q, s`,
      [id, other],
    );
    expect(await statement()).toMatchObject({
      used: [
        { feature: 'submit_problems', name: 'challenge submissions', used: 3, allowed: null },
        { feature: 'mentor_sessions', used: 0, allowed: 1 },
        { feature: 'expert_sessions', used: 1, allowed: 2 },
        // On the first day what the meter says.
        { feature: 'sandbox_tokens', used: 0, allowed: 500_000 },
        { feature: 'api_certifications', used: 0, allowed: 3 },
      ],
      outcomes: [
        { outcome: 'problems_submitted', name: 'problem submitted', count: 1 },
        { outcome: 'proposals_received', name: 'proposal received', count: 1 },
        { outcome: 'proposals_accepted', name: 'proposal accepted', count: 1 },
      ],
    });
  });

  it('counts what comes by the month for the months that have begun, and no more than a year of them', async () => {
    await subscribe();
    const tokens = async (days: number) => {
      contexts.clock.reset();
      contexts.clock.move(days * day);
      return (await statement()).used.find(({ feature }) => feature === 'sandbox_tokens')?.allowed;
    };
    expect([await tokens(1), await tokens(33), await tokens(364), await tokens(500)]).toEqual([
      ...[500_000, 1_000_000, 6_000_000, 6_000_000],
    ]);
    const [{ month }] = await contexts.rows(
      `update billing.subscriptions set period_start = '2027-01-31T12:00:00Z', period_end = '2028-01-31T12:00:00Z'
        where organization_id = $1 returning timestamptz '2027-02-28T12:00:00Z' as month`,
      [id],
    );
    const until = (month.getTime() - Date.now()) / day;
    expect([await tokens(until - 0.001), await tokens(until)]).toEqual([500_000, 1_000_000]);
  });

  it('names the cheapest plan that would have been enough', async () => {
    await subscribe();
    expect((await statement()).cheaperPlan).toMatchObject({ plan: { id: 'lite-annual' }, price: '0' });
    await use(EntitlementFeature.SubmitProblems, 2);
    expect((await statement()).cheaperPlan).toEqual({
      plan: { id: 'innovators-annual', name: 'Innovators & Solution Providers', tier: 'innovators_solution_providers' },
      ...{ price: '18000', currentPrice: '150000', currency: 'USD' },
    });
    await use(EntitlementFeature.SubmitProblems);
    expect((await statement()).cheaperPlan).toBeNull();
  });

  it('compares with plans of the same interval alone', async () => {
    await subscribe('enablers-monthly');
    await use(EntitlementFeature.SubmitProblems, 2);
    expect((await statement()).cheaperPlan).toMatchObject({
      plan: { id: 'innovators-monthly' },
      currentPrice: '14000',
    });
  });

  it('counts what is counted by the year since before the subscription, while that year runs', async () => {
    await use(EntitlementFeature.SubmitProblems, 2);
    await subscribe('enablers-monthly');
    expect((await statement()).used[0]).toMatchObject({ feature: 'submit_problems', used: 2 });
    expect((await statement()).cheaperPlan).toMatchObject({ plan: { id: 'innovators-monthly' } });
  });

  it('counts people among what a plan must be enough for', async () => {
    await subscribe();
    await contexts.person(id, 'member');
    expect((await statement()).cheaperPlan).toMatchObject({ plan: { id: 'innovators-annual' } });
    await contexts.person(id, 'viewer');
    expect((await statement()).cheaperPlan).toBeNull();
  });

  it('is mailed thirty days before a year is over', async () => {
    await subscribe();
    await use(EntitlementFeature.SubmitProblems, 2);
    // What came of the plan is for owners alone, whoever pays.
    const info = { firstName: 'Bola', lastName: 'Ade', email: 'books@payer.example' };
    await contexts.get(SetBillingContact).execute(owner, id, info);
    await contexts.rows('update billing.billing_contacts set confirmed_at = now() where organization_id = $1', [id]);
    contexts.clock.move(334 * day);
    await expect(() => contexts.get(FollowSubscriptionsJob).execute()).leavesBehind({});
    contexts.clock.move(2 * day);
    await expect(() => contexts.get(FollowSubscriptionsJob).execute()).leavesBehind({
      mail: [
        {
          ...{ template: 'value-statement', to: owner.email, about: `organization:${id}` },
          values: expect.objectContaining({
            planName: 'Ecosystem Enablers',
            used: expect.arrayContaining(['2 challenge submissions', '0 of 2 expert sessions']),
            ...{ cheaperPlan: 'Innovators & Solution Providers', cheaperPrice: '$180', currentPrice: '$1,500' },
          }),
        },
      ],
    });
  });

  it('is there for who has no subscription, without a cheaper plan; and not for nobody', async () => {
    expect(await statement()).toMatchObject({ outcomes: [], cheaperPlan: null });
    expect(await refusal(contexts.get(MakeValueStatement).execute(crypto.randomUUID()))).toBe('not_found');
  });
});
