import type { Rule } from './entitlement';
import { Allowance, AllowancePeriod, EntitlementFeature as F } from './entitlement.enums';

/**
 * `one` and `many` name what is counted; without them there is nothing to count, so no limit can be set. `name` is what a plan
 * does not include, where that is no thing by itself.
 */
interface Words {
  on: string;
  name?: string;
  one?: string;
  many?: string;
}

const words: Record<F, Words> = {
  [F.BrowseProblems]: { on: 'Browse the problem database' },
  [F.BasicDirectory]: { on: 'Basic directory visibility' },
  [F.ProposeSolutions]: { on: 'Propose solutions to open problems', name: 'solution proposals' },
  [F.OpenCommunities]: { on: 'Read and reply in open communities' },
  [F.SubmitProblems]: {
    on: 'Unlimited challenge submissions',
    one: 'challenge submission',
    many: 'challenge submissions',
  },
  [F.MentorSessions]: { on: 'Unlimited mentor sessions', one: 'mentor session', many: 'mentor sessions' },
  [F.ExpertSessions]: { on: 'Unlimited expert sessions', one: 'expert session', many: 'expert sessions' },
  [F.SandboxTokens]: { on: 'Unlimited sandbox credits', one: 'sandbox token', many: 'sandbox tokens' },
  [F.ApiCertifications]: { on: 'Unlimited API certifications', one: 'API certification', many: 'API certifications' },
  [F.IpCatalogue]: { on: 'Unlimited IP catalogue', one: 'IP asset', many: 'IP assets' },
  [F.PremiumCommunities]: { on: 'Premium communities' },
  [F.Messages]: { on: 'Direct messages' },
  [F.Analytics]: { on: 'Analytics' },
};

const per: Record<AllowancePeriod, string> = {
  [AllowancePeriod.Month]: '/month',
  [AllowancePeriod.Year]: '/year',
  [AllowancePeriod.Total]: '',
};

/** Whether use of a feature can be counted, and so be limited. */
export const isCounted = (feature: F): boolean => words[feature].many !== undefined;

/** What is counted, or the feature itself: "challenge submissions", "analytics". */
export function nameOf(feature: F, count?: number): string {
  const { on, name, one, many } = words[feature];
  return (count === 1 ? one : many) ?? name ?? on.toLowerCase();
}

/** A line of a plan card: "100k sandbox tokens/month". Empty for what is off. */
export function inWords(feature: F, { allowance, limit, period }: Rule): string {
  if (allowance === Allowance.Off) return '';
  if (limit === null) return words[feature].on;
  return `${short(limit)} ${nameOf(feature, limit)}${per[period]}`;
}

const short = (count: number) =>
  count >= 10_000 && count % 1000 === 0 ? `${(count / 1000).toLocaleString('en-US')}k` : count.toLocaleString('en-US');

export const seatsInWords = (seats: number) => `${seats} ${seats === 1 ? 'seat' : 'seats'}`;
