import type { MembershipTier } from '../../membership';
import { Allowance, AllowancePeriod, type EntitlementFeature } from './entitlement.enums';
import { type Anchors, currentPeriod, type Period } from './periods';

/** What a tier, or an override, lets an organization do with a feature. */
export interface Rule {
  allowance: Allowance;
  /** Per period; `null` where the allowance is not `limited`. */
  limit: number | null;
  /** How usage is counted, also where it has no limit. */
  period: AllowancePeriod;
}

/** What is stored about one feature, for one organization. */
export interface FeatureRules {
  feature: EntitlementFeature;
  byTier: Record<MembershipTier, Rule>;
  override: Rule | null;
  usage: Counter[];
}

export interface Counter {
  period: AllowancePeriod;
  start: Date;
  used: number;
}

/** What an organization may do with a feature now. */
export interface Entitlement extends Rule {
  feature: EntitlementFeature;
  tier: MembershipTier;
  /** By an override, which allows more than the tier's rule. */
  isOverridden: boolean;
  counted: Period;
  used: number;
}

export function entitlementOf(
  { feature, byTier, override, usage }: FeatureRules,
  tier: MembershipTier,
  anchors: Anchors,
  now: Date,
): Entitlement {
  const rule = moreGenerous(override, byTier[tier]);
  const counted = currentPeriod(rule.period, anchors, now);
  const used = usedNow(rule, usage, anchors, now);
  return { ...rule, feature, tier, isOverridden: rule === override, counted, used };
}

/** A grant takes nothing away: it counts while it allows more than the tier's rule, or what cannot be compared. */
export function moreGenerous(override: Rule | null, rule: Rule): Rule {
  if (!override) return rule;
  const [granted, own] = [limitOf(override), limitOf(rule)];
  if (granted === 0 || own === null) return rule;
  return granted === null || granted > own || override.period !== rule.period ? override : rule;
}

/** What has been used in the period that a rule counts now. */
export function usedNow({ period: length }: Rule, usage: Counter[], anchors: Anchors, now: Date): number {
  const { start } = currentPeriod(length, anchors, now);
  return usage.find((row) => row.period === length && row.start.getTime() === start.getTime())?.used ?? 0;
}

/** Whether a rule lets so much, one or more, be used in one period. */
export const allows = ({ allowance, limit }: Rule, amount: number): boolean =>
  allowance === Allowance.On || amount <= (limit ?? 0);

const timesAYear = { [AllowancePeriod.Month]: 12, [AllowancePeriod.Year]: 1, [AllowancePeriod.Total]: 1 };

/** Whether one rule gives less than the other, by what comes of it in a year. */
export function givesLess(one: Rule, other: Rule): boolean {
  const inAYear = (rule: Rule) => (limitOf(rule) ?? Number.POSITIVE_INFINITY) * timesAYear[rule.period];
  return inAYear(one) < inAYear(other);
}

/** For people and problem documents: nothing for what is off, `null` where there is no end. */
export const limitOf = ({ allowance, limit }: Rule): number | null => (allowance === Allowance.Off ? 0 : limit);

/** The moment from which nothing counts as used; `null` for what is off and for what is counted for good. */
export const resetOf = ({ allowance, counted }: Entitlement): Date | null =>
  allowance === Allowance.Off ? null : counted.end;

/** A plan that would do. */
export interface OfferedPlan {
  id: string;
  name: string;
  tier: MembershipTier;
  /** What it allows of the feature, as on its card. */
  allows: string;
}

export interface EntitlementAnswer {
  allowed: boolean;
  /** In the running period. */
  used: number;
  /** 0 for what is off; `null` for what has none. */
  limit: number | null;
  /** How long usage is counted. */
  period: AllowancePeriod;
  /** When usage starts again at nothing; `null` when it never does. */
  resetsAt: Date | null;
  /** The cheapest plan of another tier that allows it, where this one does not; `null` when none does. */
  plan: OfferedPlan | null;
}
