import { MembershipTier } from '../../membership';
import { addMonths } from '../entitlements/periods';
import { BillingInterval, PlanCurrency } from '../plans/plan.enums';
import type { PlanPrice } from '../prices/prices.queries';
import { roundHalfUp } from '../prices/round-half-up';
import { composeQuote, type RunningPeriod, unusedRest } from './compose-quote';

const ten = { rule: 'Sales tax 10%', version: 1, basisPoints: 1000 };
const none = { rule: 'No tax', version: 1, basisPoints: 0 };

const plans: Record<string, Partial<PlanPrice>> = {
  'lite-annual': { tier: MembershipTier.Free, charged: 1500n },
  'innovators-annual': { tier: MembershipTier.InnovatorsSolutionProviders, charged: 18_000n, list: 39_900n },
  'innovators-monthly': { tier: MembershipTier.InnovatorsSolutionProviders, charged: 2000n },
  'enablers-annual': { tier: MembershipTier.EcosystemEnablers, charged: 150_000n },
  'enablers-monthly': { tier: MembershipTier.EcosystemEnablers, charged: 14_000n },
};
const price = (planId: string, changes: Partial<PlanPrice> = {}): PlanPrice => {
  const plan = { ...plans[planId], ...changes };
  const interval = planId.endsWith('annual') ? BillingInterval.Yearly : BillingInterval.Monthly;
  const { tier = MembershipTier.Free, charged = 0n, list = charged } = plan;
  const book = { waived: false, isActive: true, currency: PlanCurrency.Usd, version: 1 };
  return { planId, name: planId, tier, interval, charged, list, ...book };
};
const at = (iso: string) => new Date(`${iso}T12:00:00Z`);
const running = (planId: string, start: string, changes: Partial<PlanPrice> = {}): RunningPeriod => {
  const paid = price(planId, changes);
  const months = paid.interval === BillingInterval.Yearly ? 12 : 1;
  return { start: at(start), end: addMonths(at(start), months), price: paid, worth: paid.charged };
};

describe('rounding', () => {
  it.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 3n],
    [0n, 3n, 0n],
    [9_007_199_254_740_993n * 1000n + 500n, 1000n, 9_007_199_254_740_994n],
  ])('makes %d / %d whole as %d', (numerator, denominator, whole) => {
    expect(roundHalfUp(numerator, denominator)).toBe(whole);
  });

  it('is for amounts that are owed', () => {
    expect(() => roundHalfUp(-1n, 2n)).toThrow('is not rounded');
    expect(() => roundHalfUp(1n, 0n)).toThrow('is not rounded');
  });
});

describe('a first subscription', () => {
  it('costs the price and its tax', () => {
    expect(composeQuote(price('innovators-annual'), ten, undefined, at('2027-01-01'))).toEqual({
      lines: [{ kind: 'plan', description: 'innovators-annual, one year', quantity: 1, amount: 18_000n }],
      listTotal: 39_900n,
      credit: 0n,
      subtotal: 18_000n,
      tax: { ...ten, amount: 1800n },
      total: 19_800n,
      appliesAt: 'payment',
      appliesOn: null,
    });
  });

  it('rounds tax half up, and only tax', () => {
    const totals = [3n, 4n, 5n, 15n, 249n].map(
      (charged) => composeQuote(price('x', { charged }), ten, undefined, at('2027-01-01')).total,
    );
    expect(totals).toEqual([3n, 4n, 6n, 17n, 274n]);
    expect(composeQuote(price('x', { charged: 5n }), none, undefined, at('2027-01-01')).total).toBe(5n);
  });
});

describe('an upgrade', () => {
  it('takes off the unused days of what was paid, the day of the change among them', () => {
    const quote = composeQuote(
      price('enablers-annual'),
      ten,
      running('innovators-annual', '2027-03-01'),
      at('2027-05-10'),
    );
    // 2027-05-10 to 2028-03-01: 296 of 366 days; 18000 × 296 / 366 = 14557.37…
    expect(quote.lines).toEqual([
      { kind: 'plan', description: 'enablers-annual, one year', quantity: 1, amount: 150_000n },
      {
        kind: 'credit',
        description: 'Unused rest of innovators-annual: 296 of 366 days',
        quantity: 1,
        amount: -14_557n,
      },
    ]);
    expect(quote).toMatchObject({
      listTotal: 150_000n,
      credit: 14_557n,
      subtotal: 135_443n,
      tax: { amount: 13_544n },
      total: 148_987n,
      appliesAt: 'payment',
      appliesOn: null,
    });
  });

  it('gives back no more than was paid of a period that has not begun yet', () => {
    const paid = running('innovators-annual', '2027-03-01');
    expect(unusedRest(paid, at('2027-02-10'))).toMatchObject({ amount: 18_000n, days: 366, of: 366 });
  });

  it.each([
    ['2027-01-31', 2000n],
    ['2027-02-01', 1929n],
    ['2027-02-14', 1000n],
    ['2027-02-27', 71n],
  ])('of a month that began on 31 January gives back on %s %d cents of 2000', (day, credit) => {
    const quote = composeQuote(price('enablers-monthly'), ten, running('innovators-monthly', '2027-01-31'), at(day));
    expect([quote.credit, quote.subtotal]).toEqual([credit, 14_000n - credit]);
  });

  it('gives back by the price that was paid, not by that of today', () => {
    const paid = running('innovators-annual', '2027-01-01', { charged: 10_000n, version: 3 });
    expect(composeQuote(price('enablers-annual'), ten, paid, at('2027-01-01')).credit).toBe(10_000n);
  });

  it('gives back of what is left, where a part of it was refunded', () => {
    const paid = { ...running('innovators-annual', '2027-01-01'), worth: 9_000n };
    expect(composeQuote(price('enablers-annual'), ten, paid, at('2027-01-01')).credit).toBe(9_000n);
  });

  it('from a month to a year of the same tier begins at once', () => {
    const quote = composeQuote(
      price('innovators-annual'),
      ten,
      running('innovators-monthly', '2027-04-01'),
      at('2027-04-16'),
    );
    expect(quote).toMatchObject({ credit: 1000n, subtotal: 17_000n, appliesAt: 'payment' });
  });

  it('gives back what is between nothing and what was paid, and less every day', () => {
    for (const start of ['2027-01-31', '2028-02-29', '2027-07-15', '2027-12-31'])
      for (const plan of ['innovators-annual', 'innovators-monthly']) {
        const period = running(plan, start);
        let before = period.price.charged + 1n;
        for (let now = period.start; now < period.end; now = new Date(now.getTime() + 86_400_000)) {
          const { amount } = unusedRest(period, now) as { amount: bigint };
          expect(amount < before && amount >= 0n).toBe(true);
          before = amount;
        }
        expect(unusedRest(period, period.start)?.amount).toBe(period.price.charged);
        expect(unusedRest(period, period.end)).toBeUndefined();
      }
  });
});

describe('any other change', () => {
  it.each([
    ['to a lower tier', 'enablers-annual', 'innovators-annual'],
    ['to a lower tier by the month', 'enablers-annual', 'innovators-monthly'],
    ['to months of the same tier', 'innovators-annual', 'innovators-monthly'],
    ['to the same for another year', 'innovators-annual', 'innovators-annual'],
    ['to a higher tier that costs less than what is left', 'innovators-annual', 'enablers-monthly'],
  ])('%s begins when the running period is over, and costs nothing now', (_, from, to) => {
    expect(composeQuote(price(to), ten, running(from, '2027-03-01'), at('2027-03-20'))).toMatchObject({
      lines: [
        { kind: 'plan', amount: 0n, description: expect.stringMatching(/^.+, one (year|month), from 1 March 2028$/) },
      ],
      listTotal: 0n,
      credit: 0n,
      subtotal: 0n,
      tax: { amount: 0n },
      total: 0n,
      appliesAt: 'period-end',
      appliesOn: at('2028-03-01'),
    });
  });

  it.each([
    ['to the same for another month', 'innovators-monthly', 'one month'],
    ['to a lower tier by the year', 'innovators-annual', 'one year'],
  ])('of a month, %s, begins when the month is over', (_, to, lasting) => {
    const from = to === 'innovators-monthly' ? to : 'enablers-monthly';
    expect(composeQuote(price(to), ten, running(from, '2027-03-01'), at('2027-03-31'))).toMatchObject({
      lines: [{ description: `${to}, ${lasting}, from 1 April 2027` }],
      total: 0n,
      appliesAt: 'period-end',
      appliesOn: at('2027-04-01'),
    });
  });

  it.each([
    ['enablers-annual', 'innovators-annual'],
    ['innovators-annual', 'innovators-monthly'],
  ])('from %s to %s waits also in the last days, when little is left', (from, to) => {
    const quote = composeQuote(price(to), ten, running(from, '2027-03-01'), at('2028-02-28'));
    expect(quote).toMatchObject({ total: 0n, appliesAt: 'period-end', appliesOn: at('2028-03-01') });
  });

  it('waits where nothing would be left to pay, and has no line for a rest that is worth nothing', () => {
    const paid = (charged: bigint) => running('innovators-monthly', '2027-03-01', { charged });
    const upgrade = (charged: bigint) => composeQuote(price('enablers-monthly'), ten, paid(charged), at('2027-03-01'));
    expect(upgrade(14_000n).appliesAt).toBe('period-end');
    expect(upgrade(13_999n)).toMatchObject({ appliesAt: 'payment', subtotal: 1n });
    expect(upgrade(0n).lines).toHaveLength(1);
  });

  it('begins with its payment when the running period is over already', () => {
    const over = running('enablers-monthly', '2027-03-01');
    expect(composeQuote(price('innovators-monthly'), ten, over, at('2027-04-01'))).toMatchObject({
      credit: 0n,
      subtotal: 2000n,
      appliesAt: 'payment',
      appliesOn: null,
    });
  });
});
