import type { Rule } from './entitlement';
import { Allowance, AllowancePeriod, EntitlementFeature as F } from './entitlement.enums';
import { inWords, isCounted, nameOf } from './in-words';

const limited = (limit: number, period = AllowancePeriod.Year): Rule => ({
  allowance: Allowance.Limited,
  limit,
  period,
});
const on: Rule = { allowance: Allowance.On, limit: null, period: AllowancePeriod.Month };

describe('a feature in words', () => {
  it.each([
    [F.SubmitProblems, limited(2), '2 challenge submissions/year'],
    [F.MentorSessions, limited(1), '1 mentor session/year'],
    [F.SandboxTokens, limited(100_000, AllowancePeriod.Month), '100k sandbox tokens/month'],
    [F.SandboxTokens, limited(10_000, AllowancePeriod.Month), '10k sandbox tokens/month'],
    [F.SandboxTokens, limited(9_000, AllowancePeriod.Month), '9,000 sandbox tokens/month'],
    [F.SandboxTokens, limited(2_500_000, AllowancePeriod.Month), '2,500k sandbox tokens/month'],
    [F.SandboxTokens, limited(12_345, AllowancePeriod.Month), '12,345 sandbox tokens/month'],
    [F.ApiCertifications, limited(1, AllowancePeriod.Total), '1 API certification'],
    [F.ApiCertifications, limited(1000, AllowancePeriod.Total), '1,000 API certifications'],
    [F.SubmitProblems, on, 'Unlimited challenge submissions'],
    [F.SandboxTokens, on, 'Unlimited sandbox credits'],
    [F.BrowseProblems, on, 'Browse the problem database'],
  ])('says %s as %j', (feature, rule, words) => {
    expect(inWords(feature, rule)).toBe(words);
  });

  it('says nothing of what is off', () => {
    expect(inWords(F.Messages, { allowance: Allowance.Off, limit: null, period: AllowancePeriod.Total })).toBe('');
  });

  it('tells what is counted from what is there or not', () => {
    expect(Object.values(F).filter(isCounted)).toEqual([
      F.SubmitProblems,
      F.MentorSessions,
      F.ExpertSessions,
      F.SandboxTokens,
      F.ApiCertifications,
      F.IpCatalogue,
    ]);
    expect([nameOf(F.SubmitProblems), nameOf(F.SubmitProblems, 1), nameOf(F.PremiumCommunities, 1)]).toEqual([
      'challenge submissions',
      'challenge submission',
      'premium communities',
    ]);
  });
});
