import { Paying } from '../../../../test/support/paying';
import { hour } from '../../../platform/clock/durations';
import { SetBillingContact } from '../contacts/set-billing-contact';
import { CancelSubscription } from './cancel-subscription';
import { ChooseNextPlan } from './choose-next-plan';
import { ResumeSubscription } from './resume-subscription';

const paying = new Paying();
const { get, rows, later, pay, overview } = paying;

const cancel = () => get(CancelSubscription).execute(paying.owner, paying.id);
const resume = () => get(ResumeSubscription).execute(paying.owner, paying.id);
const choose = (planId?: string) => get(ChooseNextPlan).execute(paying.owner, paying.id, planId);
const subject = expect.stringMatching(/^subscription:/);
const changed = (change: string) => ({
  events: [
    { type: 'billing.subscription-changed', subscriptionId: expect.any(String), organizationId: paying.id, change },
  ],
  audit: [
    {
      action: `subscription.${change}`,
      actor: `member:${paying.owner.id}`,
      subject,
      details: expect.objectContaining({
        organizationId: paying.id,
        before: expect.anything(),
        after: expect.anything(),
      }),
    },
  ],
});

describe('what an organization pays', () => {
  it('is nothing for who never subscribed, and said of a trial', async () => {
    expect(await overview()).toMatchObject({ standing: 'free', tier: 'free', plan: null, nextCharge: null, due: null });
    await rows(
      `update membership.organizations set requested_tier = 'ecosystem_enablers', trial_ends_at = now() + interval '3 days'
       where id = $1`,
      [paying.id],
    );
    expect(await overview()).toMatchObject({ standing: 'trial', tier: 'ecosystem_enablers', plan: null });
  });

  it('names plan, period and next charge of a subscription', async () => {
    await pay('innovators-annual');
    const seen = await overview();
    expect(seen).toMatchObject({
      standing: 'active',
      plan: { id: 'innovators-annual', name: 'Innovators & Solution Providers', billingInterval: 'yearly' },
      cancelAtPeriodEnd: false,
      readOnly: false,
      due: null,
      nextCharge: { subtotal: '18000', tax: '1800', total: '19800', currency: 'USD', previousTotal: null },
    });
    expect(seen.nextCharge?.date).toBe(seen.periodEnd);
  });
});

describe('a subscription', () => {
  it('ends with what is paid when it is cancelled, and goes on when that is undone', async () => {
    await pay('innovators-annual');
    const { periodEnd: endsAt } = await overview();
    await expect(cancel).leavesBehind({
      ...changed('cancelled'),
      mail: [
        {
          ...{ template: 'subscription-cancelled', to: paying.owner.email, about: `organization:${paying.id}` },
          values: expect.objectContaining({ planName: 'Innovators & Solution Providers', endsAt }),
        },
      ],
    });
    expect(await overview()).toMatchObject({ standing: 'active', cancelAtPeriodEnd: true, nextCharge: null });
    await expect(cancel).leavesBehind({});
    await expect(resume).leavesBehind(changed('resumed'));
    expect(await overview()).toMatchObject({ cancelAtPeriodEnd: false, nextCharge: { total: '19800' } });
    await expect(resume).leavesBehind({});
  });

  it('goes on with a lower plan when one is chosen, unless that is undone', async () => {
    await pay('enablers-annual');
    await expect(() => choose('innovators-annual')).leavesBehind({
      ...changed('plan-chosen'),
      mail: [
        {
          ...{ template: 'next-plan-chosen', to: paying.owner.email, about: `organization:${paying.id}` },
          values: expect.objectContaining({
            planName: 'Innovators & Solution Providers (billed yearly)',
            currentPlanName: 'Ecosystem Enablers (billed yearly)',
          }),
        },
      ],
    });
    const seen = await overview();
    expect(seen).toMatchObject({
      plan: { id: 'enablers-annual' },
      nextPlan: { plan: { id: 'innovators-annual' }, startsAt: seen.periodEnd },
      nextCharge: { plan: { id: 'innovators-annual' }, total: '19800' },
    });
    await expect(() => choose('innovators-annual')).leavesBehind({});
    await expect(() => choose()).leavesBehind(changed('plan-chosen'));
    expect(await overview()).toMatchObject({ nextPlan: null, nextCharge: { total: '165000' } });
  });

  it('writes one mail an hour about each, to its owners alone, however often it is changed to and fro', async () => {
    await pay('enablers-annual');
    const stranger = 'stranger@elsewhere.example';
    await get(SetBillingContact).execute(paying.owner, paying.id, {
      firstName: 'Bola',
      lastName: 'Ade',
      email: stranger,
    });
    const toAndFro = async () => {
      for (let n = 0; n < 5; n += 1)
        for (const work of [cancel, resume, () => choose('innovators-annual'), choose]) await work();
    };
    const templates = async (address: string) =>
      (await rows('select template from notifications.messages where to_address = $1 order by template', [address]))
        .map(({ template }) => template)
        .filter((template) => /cancelled|next-plan/.test(template));
    await toAndFro();
    expect(await templates(paying.owner.email)).toEqual(['next-plan-chosen', 'subscription-cancelled']);
    later(hour);
    await toAndFro();
    expect(await templates(paying.owner.email)).toHaveLength(4);
    expect(await templates(stranger)).toEqual([]);
  });

  it('does one thing at the end of its period, the last that was said', async () => {
    await pay('enablers-annual');
    await cancel();
    await choose('innovators-annual');
    expect(await overview()).toMatchObject({
      cancelAtPeriodEnd: false,
      nextPlan: { plan: { id: 'innovators-annual' } },
    });
    await cancel();
    expect(await overview()).toMatchObject({ cancelAtPeriodEnd: true, nextPlan: null });
    await resume();
    expect(await overview()).toMatchObject({
      cancelAtPeriodEnd: false,
      nextPlan: { plan: { id: 'innovators-annual' } },
    });
  });

  it.each([
    ['a higher plan, which begins when it is paid', 'enterprise-annual', 'change_needs_payment'],
    ['the free plan, which is reached by cancelling', 'lite-annual', 'plan_not_sold'],
    ['a plan that there is not', 'platinum', 'not_found'],
  ])('is not changed for later to %s', async (_, planId, refused) => {
    await pay('innovators-annual');
    await expect(() => choose(planId)).leavesBehind({ refused });
  });

  it('is not changed for later to a plan that is no longer sold', async () => {
    await pay('enablers-annual');
    await rows(`update billing.plans set is_active = false where id = 'innovators-annual'`);
    await expect(() => choose('innovators-annual')).leavesBehind({ refused: 'plan_not_sold' });
    await rows(`update billing.plans set is_active = true where id = 'innovators-annual'`);
  });

  it('that there is not is neither cancelled, resumed nor changed', async () => {
    for (const work of [cancel, resume, () => choose('innovators-annual')])
      await expect(work).leavesBehind({ refused: 'no_subscription' });
  });
});
