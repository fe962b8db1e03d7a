import { type Contexts, organizationOf, startContexts } from '../../../../../test/support/contexts';
import { day, hour } from '../../../../platform/clock/durations';
import { Settings } from '../../../../platform/database/settings';
import type { Viewer } from '../../../../platform/http/viewer';
import { Mail } from '../../../../platform/mail/mail';
import { BillingApi } from '../../billing.api';
import { EntitlementFeature } from '../../entitlements/entitlement.enums';
import { FollowTrialsJob } from './follow-trials.job';
import { LifecycleSteps } from './lifecycle-steps';

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
  await contexts.get(FollowTrialsJob).execute();
  owner = await contexts.organization(`Trier ${count}`, 'owner', 'free');
  id = organizationOf(owner);
  await contexts.rows(
    `update membership.organizations set requested_tier = 'innovators_solution_providers', trial_ends_at = $2 where id = $1`,
    [id, contexts.clock.in(14 * day)],
  );
});

const follow = () => contexts.get(FollowTrialsJob).execute();
const allowed = async () => (await contexts.get(BillingApi).can(id, EntitlementFeature.SubmitProblems)).allowed;
const told = (template: string, values: object) => ({
  ...{ template, to: owner.email, about: `organization:${id}` },
  values: expect.objectContaining({
    planName: 'Innovators & Solution Providers',
    yearly: '$180',
    monthly: '$20',
    ...values,
  }),
});
const ended = () => ({
  events: [{ type: 'billing.trial-ended', organizationId: id, tier: 'innovators_solution_providers' }],
  audit: [
    {
      ...{ action: 'trial.ended', actor: 'system', subject: `organization:${id}` },
      details: { tier: 'innovators_solution_providers' },
    },
  ],
  mail: [told('trial-ended', { endedAt: expect.any(String) })],
});

describe('a trial', () => {
  it('has the rules of its tier until it ends, is told of before, and then is free', async () => {
    await expect(follow).leavesBehind({});
    contexts.clock.move(11 * day - hour);
    await expect(follow).leavesBehind({});
    contexts.clock.move(2 * hour);
    await expect(follow).leavesBehind({ mail: [told('trial-ending', { endsAt: expect.any(String) })] });
    await expect(follow).leavesBehind({});
    contexts.clock.move(3 * day - 2 * hour);
    expect(await allowed()).toBe(true);
    await expect(follow).leavesBehind({});
    contexts.clock.move(2 * hour);
    expect(await allowed()).toBe(false);
    await expect(follow).leavesBehind(ended());
    await expect(follow).leavesBehind({});
  });

  it('that ended while nobody looked is told of once, and not reminded of', async () => {
    contexts.clock.move(92 * day);
    await expect(follow).leavesBehind(ended());
    contexts.clock.move(25 * hour);
    await expect(follow).leavesBehind({});
  });

  it('is told of once by two processes', async () => {
    const another = await contexts.beside();
    contexts.clock.move(14 * day);
    await expect(() =>
      Promise.all([follow(), another.get(FollowTrialsJob).execute(), follow(), another.get(FollowTrialsJob).execute()]),
    ).leavesBehind(ended());
    await another.close();
  });

  it('is told of in a later round when one was cut short', async () => {
    contexts.clock.move(14 * day);
    const queue = jest.spyOn(contexts.get(Mail), 'queue').mockRejectedValueOnce(new Error('The process was killed'));
    await expect(follow).leavesBehind({});
    queue.mockRestore();
    await expect(follow).leavesBehind(ended());
  });

  it('is left to the next round when more have ended than one takes', async () => {
    contexts.clock.move(14 * day);
    const first = contexts.clock.in(-hour);
    await contexts.rows(
      `insert into membership.organizations (name, type, requested_tier, trial_ends_at)
        select 'One of many', 'startup', 'innovators_solution_providers', $1::timestamptz + n * interval '1 ms'
        from generate_series(0, 500) n`,
      [first],
    );
    const mark = jest.spyOn(contexts.get(LifecycleSteps), 'mark').mockResolvedValue(false);
    await follow();
    mark.mockRestore();
    const until = await contexts.get(Settings).get<string>('trialsFollowedUntil');
    expect(until).toBe(new Date(first.getTime() + 499).toISOString());
    await contexts.rows(`delete from membership.organizations where name = 'One of many'`);
  });

  it('of who has paid ends without a word', async () => {
    await contexts.rows(`update membership.organizations set membership_tier = 'ecosystem_enablers' where id = $1`, [
      id,
    ]);
    contexts.clock.move(14 * day);
    await expect(follow).leavesBehind({});
    expect(await allowed()).toBe(true);
  });
});
