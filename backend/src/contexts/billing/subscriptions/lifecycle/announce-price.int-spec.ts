import { admin } from '../../../../../test/support/admin';
import {
  end,
  follow,
  get,
  invoices,
  later,
  mailsSince,
  moveTo,
  now,
  overview,
  renewing,
  rows,
  subscribe,
} from '../../../../../test/support/renewing';
import { day } from '../../../../platform/clock/durations';
import { SetBillingContact } from '../../contacts/set-billing-contact';
import { PlanCurrency } from '../../plans/plan.enums';
import { PublishPrices } from '../../prices/publish-prices';
import { CancelSubscription } from '../cancel-subscription';
import { ChooseNextPlan } from '../choose-next-plan';
import { ResumeSubscription } from '../resume-subscription';

const publish = (planId: string, charged: bigint, { currency = PlanCurrency.Usd, validFrom = now() } = {}) =>
  get(PublishPrices).execute(admin, [{ planId, currency, charged, list: 100_000_000n }], 'Dearer', validFrom);
const about = () => `organization:${renewing.id}`;

describe('A new price', () => {
  it('is told at once to the owners and the billing contact of who has the plan, and once', async () => {
    await subscribe('innovators-annual');
    await renewing.contexts.person(renewing.id, 'admin');
    const contact = { firstName: 'Bola', lastName: 'Ade', email: 'books@payer.example' };
    await get(SetBillingContact).execute(renewing.owner, renewing.id, contact);
    await rows('update billing.billing_contacts set confirmed_at = now() where organization_id = $1', [renewing.id]);
    const renewsAt = await end();
    const published = now();
    await publish('innovators-annual', 20_000n);
    const values = expect.objectContaining({
      planName: 'Innovators & Solution Providers (billed yearly)',
      ...{ total: '$220', previousTotal: '$198', isNext: true, renewsAt: renewsAt.toISOString() },
      // Not from today, when the book has it: the terms promise 30 days.
      appliesFrom: expect.stringContaining(new Date(published.getTime() + 30 * day).toISOString().slice(0, 10)),
    });
    await expect(follow).leavesBehind({
      mail: ['books@payer.example', renewing.owner.email].map((to) => ({
        ...{ template: 'price-announced', to, about: about(), values },
      })),
    });
    // No renewal sooner than 30 days after it takes it.
    const [{ first }] = (await rows(
      `select done_at + interval '30 days' as first from billing.lifecycle_steps where step like 'price-%'
        and subject_id = (select id from billing.subscriptions where organization_id = $1)`,
      [renewing.id],
    )) as [{ first: Date }];
    expect(Math.abs(first.getTime() - published.getTime() - 30 * day)).toBeLessThan(60_000);
    later(day);
    await expect(follow).leavesBehind({});
  });

  it('that holds from a later day is told of for that day, also where a renewal comes before', async () => {
    await subscribe('innovators-monthly');
    const validFrom = new Date(now().getTime() + 60 * day);
    await publish('innovators-monthly', 3000n, { validFrom });
    await expect(follow).leavesBehind({
      mail: [
        {
          ...{ template: 'price-announced', to: renewing.owner.email, about: about() },
          values: expect.objectContaining({
            ...{ total: '$33', previousTotal: '$22', isNext: false },
            appliesFrom: validFrom.toISOString(),
          }),
        },
      ],
    });
  });

  it('that is taken back before anybody has paid it is told as well', async () => {
    await subscribe('innovators-annual');
    const fresh = mailsSince();
    await fresh();
    await publish('innovators-annual', 20_000n);
    await follow();
    expect(await fresh()).toEqual(['price-announced']);
    await publish('innovators-annual', 18_000n);
    await expect(follow).leavesBehind({
      mail: [
        {
          ...{ template: 'price-announced', to: renewing.owner.email, about: about() },
          values: expect.objectContaining({ total: '$198', previousTotal: null }),
        },
      ],
    });
    await publish('innovators-annual', 18_000n);
    await expect(follow).leavesBehind({});
  });

  it('of the plan that was chosen for later is told; until then that costs what it did as it was chosen', async () => {
    await subscribe('innovators-annual');
    await get(ChooseNextPlan).execute(renewing.owner, renewing.id, 'innovators-monthly');
    await follow();
    const total = async () => (await overview()).nextCharge?.total;
    await publish('innovators-monthly', 3000n);
    expect(await total()).toBe('2200');
    await expect(follow).leavesBehind({
      mail: [
        {
          ...{ template: 'price-announced', to: renewing.owner.email, about: about() },
          values: expect.objectContaining({ total: '$33', previousTotal: '$22', isNext: true }),
        },
      ],
    });
    expect(await total()).toBe('3300');
  });

  it.each<[string, string | undefined]>([
    ['innovators-annual', undefined],
    ['innovators-monthly', 'innovators-monthly'],
  ])('of %s is not taken by a renewal less than 30 days after its people could be told', async (planId, next) => {
    await subscribe('innovators-annual');
    if (next) await get(ChooseNextPlan).execute(renewing.owner, renewing.id, next);
    const over = await end();
    const before = (await overview()).nextCharge?.total;
    await get(CancelSubscription).execute(renewing.owner, renewing.id);
    await follow();
    moveTo(new Date(over.getTime() - 60 * day));
    await publish(planId, 30_000n);
    await follow();
    moveTo(new Date(over.getTime() - 29 * day));
    await get(ResumeSubscription).execute(renewing.owner, renewing.id);
    const fresh = mailsSince();
    await fresh();
    await follow();
    expect(await fresh()).toContain('price-announced');
    expect((await overview()).nextCharge?.total).toBe(before);
    moveTo(over);
    await follow();
    expect((await invoices()).at(-1)).toBe(Number(before));
  });

  it('that nobody could be told of before a renewal is told after it, which costs what it did', async () => {
    await subscribe('innovators-annual');
    await publish('innovators-annual', 20_000n);
    moveTo(await end());
    const fresh = mailsSince();
    await fresh();
    await follow();
    expect(await invoices()).toEqual([19_800, 19_800]);
    expect(await fresh()).toContain('price-announced');
    expect((await overview()).nextCharge).toMatchObject({ total: '22000', previousTotal: '19800' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of another plan', () => publish('innovators-monthly', 3000n)],
    ['in another currency', () => publish('innovators-annual', 30_000_000n, { currency: PlanCurrency.Ngn })],
    [
      'of a subscription that will end',
      async () => {
        await get(CancelSubscription).execute(renewing.owner, renewing.id);
        await publish('innovators-annual', 20_000n);
      },
    ],
    [
      'of a plan that will be left',
      async () => {
        await get(ChooseNextPlan).execute(renewing.owner, renewing.id, 'innovators-monthly');
        await publish('innovators-annual', 20_000n);
      },
    ],
  ])('%s is not told', async (_, change) => {
    await subscribe('innovators-annual');
    const fresh = mailsSince();
    await change();
    await follow();
    expect(await fresh()).not.toContain('price-announced');
  });
});
