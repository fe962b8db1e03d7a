import { MembershipTier } from '../../membership';
import { BillingInterval } from '../plans/plan.enums';
import { allows, entitlementOf, givesLess, moreGenerous, type Rule, resetOf, usedNow } from './entitlement';
import { Allowance, AllowancePeriod, EntitlementFeature } from './entitlement.enums';

const { Month, Year, Total } = AllowancePeriod;
const on = (period = Month) => ({ allowance: Allowance.On, limit: null, period });
const off = (period = Month) => ({ allowance: Allowance.Off, limit: null, period });
const limited = (limit: number, period = Month) => ({ allowance: Allowance.Limited, limit, period });

describe('A grant', () => {
  it.each([
    ['more in the same period', limited(6), limited(5)],
    ['something where there is nothing', limited(1), off()],
    ['something where there is nothing, by another period', limited(1, Year), off()],
    ['without limit', on(), limited(5)],
    ['another period', limited(1, Year), limited(5)],
  ])('counts where it is %s', (_, granted, rule) => {
    expect(moreGenerous(granted, rule)).toBe(granted);
  });

  it.each([
    ['fewer', limited(4), limited(5)],
    ['as many', limited(5), limited(5)],
    ['nothing', off(), limited(5)],
    ['nothing, by another period', off(Year), limited(5)],
    ['limited, where the tier has no limit', limited(5), on()],
    ['limited by another period, where the tier has no limit', limited(1, Year), on()],
  ])('takes nothing away where it is %s', (_, granted, rule) => {
    expect(moreGenerous(granted, rule)).toBe(rule);
  });

  it('that there is not changes nothing', () => {
    expect(moreGenerous(null, limited(5))).toEqual(limited(5));
  });
});

describe('A rule', () => {
  it.each<[string, Rule, number, boolean]>([
    ['on', on(), 1_000_000, true],
    ['off', off(), 1, false],
    ['limited', limited(5), 4, true],
    ['limited', limited(5), 5, true],
    ['limited', limited(5), 6, false],
  ])('that is %s (%j) says of %i in one period: %s', (_, rule, amount, answer) => {
    expect(allows(rule, amount)).toBe(answer);
  });

  it.each<[Rule, Rule, boolean]>([
    [limited(1), limited(12, Year), false],
    [limited(1), limited(13, Year), true],
    [limited(11, Year), limited(1), true],
    [limited(5, Total), limited(5, Year), false],
    [off(), limited(1, Year), true],
    [on(), limited(1_000_000), false],
    [limited(1_000_000), on(), true],
    [on(Year), on(), false],
  ])('of %j gives less in a year than %j: %s', (one, other, answer) => {
    expect(givesLess(one, other)).toBe(answer);
  });
});

describe('What an organization may do', () => {
  const at = (iso: string) => new Date(`${iso}T00:00:00Z`);
  const anchors = {
    registeredAt: at('2026-05-20'),
    subscription: { periodStart: at('2027-01-05'), interval: BillingInterval.Monthly },
  };
  const now = at('2027-02-10');
  const counters = [
    { period: Month, start: at('2027-01-05'), used: 1 },
    { period: Year, start: at('2027-02-05'), used: 2 },
    { period: Month, start: at('2027-02-05'), used: 3 },
    { period: Year, start: at('2026-05-20'), used: 4 },
  ];
  const { Free, InnovatorsSolutionProviders: Innovators } = MembershipTier;
  const byTier = { [Free]: off(), [Innovators]: limited(5) } as Record<MembershipTier, Rule>;
  const of = (override: Rule | null, tier = Innovators) =>
    entitlementOf({ feature: EntitlementFeature.Messages, byTier, override, usage: counters }, tier, anchors, now);

  it('counts what was used in the running period of its own length, and nothing before it', () => {
    expect(
      [limited(5), limited(5, Year), limited(5, Total)].map((rule) => usedNow(rule, counters, anchors, now)),
    ).toEqual([3, 4, 0]);
    expect(usedNow(limited(5), counters, anchors, at('2027-03-05'))).toBe(0);
  });

  it('is the rule of its tier, or a grant that allows more', () => {
    expect(of(null)).toEqual({
      ...limited(5),
      feature: 'messages',
      tier: Innovators,
      isOverridden: false,
      counted: { start: at('2027-02-05'), end: at('2027-03-05') },
      used: 3,
    });
    expect(of(limited(9, Year))).toMatchObject({ ...limited(9, Year), isOverridden: true, used: 4 });
    expect(of(limited(4))).toMatchObject({ ...limited(5), isOverridden: false });
    expect(of(null, Free)).toMatchObject({ ...off(), tier: Free });
  });

  it('starts again at nothing when its period ends, where it is something and the period ends', () => {
    expect([of(null), of(on(Year)), of(null, Free), of(on(Total))].map(resetOf)).toEqual([
      at('2027-03-05'),
      at('2027-05-20'),
      null,
      null,
    ]);
  });
});
