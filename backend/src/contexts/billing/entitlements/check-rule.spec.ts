import { checkRule } from './check-rule';
import { Allowance, AllowancePeriod, EntitlementFeature as F } from './entitlement.enums';

const check = (feature: F, allowance: Allowance, limit: number | null) => () =>
  checkRule(feature, { allowance, limit, period: AllowancePeriod.Month });
const { On, Off, Limited } = Allowance;

describe('A rule', () => {
  it.each([
    [F.Messages, On, null],
    [F.Messages, Off, null],
    [F.SubmitProblems, Limited, 1],
    [F.SandboxTokens, Limited, 1_000_000_000_000],
  ])('for %s may be %s, %d', (feature, allowance, limit) => {
    expect(check(feature, allowance, limit)).not.toThrow();
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
    expect(check(feature, allowance, limit)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        details: { errors: [expect.objectContaining({ field })] },
      }),
    );
  });
});
