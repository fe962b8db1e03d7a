import { Allowance, AllowancePeriod, EntitlementFeature as F } from './entitlement.enums';
import { wrongInRule } from './wrong-in-rule';

const wrong = (feature: F, allowance: Allowance, limit: number | null) =>
  wrongInRule(feature, { allowance, limit, period: AllowancePeriod.Month }).map(({ field }) => field);
const { On, Off, Limited } = Allowance;

describe('A rule', () => {
  it.each([
    [F.Messages, On, null],
    [F.Messages, Off, null],
    [F.SubmitProblems, Limited, 1],
    [F.SandboxTokens, Limited, 1_000_000_000_000],
  ])('for %s may be %s, %d', (feature, allowance, limit) => {
    expect(wrong(feature, allowance, limit)).toEqual([]);
  });

  it.each([
    ['limit', F.SubmitProblems, On, 5],
    ['limit', F.SubmitProblems, Off, 0],
    ['allowance', F.Messages, Limited, 5],
    ['limit', F.SubmitProblems, Limited, null],
    ['limit', F.SubmitProblems, Limited, 0],
    ['limit', F.SubmitProblems, Limited, 1.5],
    ['limit', F.SubmitProblems, Limited, 1_000_000_000_001],
  ])('is refused for its %s where it says of %s %s, %d', (field, feature, allowance, limit) => {
    expect(wrong(feature, allowance, limit)).toEqual([field]);
  });

  it('is told all that is wrong with it', () => {
    expect(wrong(F.Messages, Limited, 0)).toEqual(['allowance', 'limit']);
  });
});
