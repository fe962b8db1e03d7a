import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { MembershipApi, type MembershipTier, type OrganizationStanding } from '../../membership';
import { CurrentSubscription, type RunningSubscription } from '../subscriptions/current-subscription';
import {
  type Entitlement,
  entitlementOf,
  type FeatureRules,
  limitOf,
  moreGenerous,
  type Rule,
  usedNow,
} from './entitlement';
import type { AllowancePeriod, EntitlementFeature } from './entitlement.enums';

const rule = `json_build_object('allowance', allowance, 'limit', quota, 'period', period)`;
/**
 * One row for each organization and each feature that is asked for, at the time $3. Usage is never looked up further back than it
 * counts.
 */
const stateOf = (
  asked: string,
  organizations: string,
) => `select organization.id as "organizationId", asked.feature, asked."byTier",
      (select ${rule} from billing.entitlement_overrides
        where organization_id = organization.id and feature = asked.feature and expires_at > $3
        order by created_at desc limit 1) as override,
      (select coalesce(json_agg(json_build_object('period', period, 'used', used,
          'start', (extract(epoch from period_start) * 1000)::bigint)), '[]') from billing.entitlement_usage
        where organization_id = organization.id and feature = asked.feature
          and (period = 'total' or period_start > $3::timestamptz - interval '400 days')) as usage
    from (
      select asked.feature, asked.place, (select json_object_agg(tier, rule) from (
          select distinct on (tier) tier, ${rule} as rule from billing.entitlement_rules
          where feature = asked.feature order by tier, version desc) newest) as "byTier"
      from ${asked} as asked (feature, place) offset 0) asked
    cross join ${organizations} as organization (id) order by place`;
/** Of one, PostgreSQL keeps the plan; of a list it makes one each time. */
const stateOfOne = {
  name: 'billing-entitlement',
  text: stateOf('(select $1::billing.entitlement_feature, 1)', '(select $2::uuid)'),
};
const stateOfMany = {
  name: 'billing-entitlements',
  text: stateOf('unnest($1::billing.entitlement_feature[]) with ordinality', 'unnest($2::uuid[])'),
};
/** Organizations with a usage of the feature $1 above $2, after the organization $3 and at the time $4, up to so many at a time. */
const aboveLimit = {
  name: 'billing-usage-above',
  text: `select u.organization_id as "organizationId",
      json_agg(json_build_object('period', u.period, 'used', u.used,
        'start', (extract(epoch from u.period_start) * 1000)::bigint)) as usage,
      (select ${rule} from billing.entitlement_overrides o
        where o.organization_id = u.organization_id and o.feature = $1 and o.expires_at > $4
        order by o.created_at desc limit 1) as override
    from billing.entitlement_usage u
    where u.feature = $1 and u.used > $2 and u.organization_id > $3
      and (u.period = 'total' or u.period_start > $4::timestamptz - interval '400 days')
    group by u.organization_id order by u.organization_id limit 1000`,
};
const rulesOf = {
  name: 'billing-rules-of',
  text: `select ${rule} as rule, version, on_card as "onCard" from billing.entitlement_rules
    where tier = $1 and feature = $2 order by version desc limit 1`,
};

interface RuleInForce {
  rule: Rule;
  version: number;
  onCard: boolean;
}

/** With the rules of all tiers and what was granted, to compare; and whether nothing may be used, because a renewal was not paid. */
export type EntitlementOf = Entitlement & Pick<FeatureRules, 'byTier' | 'override'> & { isReadOnly: boolean };

interface UsageRow {
  period: AllowancePeriod;
  /** Milliseconds since 1970. */
  start: number;
  used: number;
}
type StateRow = Omit<FeatureRules, 'usage'> & { organizationId: string; usage: UsageRow[] };
interface AboveRow {
  organizationId: string;
  usage: UsageRow[];
  override: Rule | null;
}

const toUsage = (rows: UsageRow[]) => rows.map(({ start, ...counter }) => ({ ...counter, start: new Date(start) }));
function toEntitlement(
  { organizationId: _, usage, ...row }: StateRow,
  { tier, registeredAt }: OrganizationStanding,
  subscription: RunningSubscription | undefined,
  now: Date,
): EntitlementOf {
  const rules = { ...row, usage: toUsage(usage) };
  const { byTier, override } = rules;
  const isReadOnly = subscription?.status === 'grace';
  return { ...entitlementOf(rules, tier, { registeredAt, subscription }, now), byTier, override, isReadOnly };
}
const firstId = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class EntitlementsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /** What an organization may do with these features now, in their order. `undefined` when there is no such organization. */
  async of(organizationId: string, features: EntitlementFeature[]): Promise<EntitlementOf[] | undefined> {
    const [one, ...others] = features;
    if (others.length > 0) return (await this.ofMany([organizationId], features)).get(organizationId);
    const now = this.clock.now();
    const [standing, subscription, rows] = await Promise.all([
      this.membership.standingOf(organizationId),
      this.subscriptions.of(organizationId),
      this.database.query<StateRow>(stateOfOne, [one, organizationId, now]),
    ]);
    return standing && rows.map((row) => toEntitlement(row, standing, subscription, now));
  }

  /** The same of many, by organization, however many there are by the same statements. Unknown ones are left out. */
  async ofMany(
    organizationIds: string[],
    features: EntitlementFeature[],
  ): Promise<ReadonlyMap<string, EntitlementOf[]>> {
    const [only, ...others] = organizationIds;
    if (only && others.length === 0 && features.length === 1) {
      const entitlements = await this.of(only, features);
      return new Map(entitlements && [[only, entitlements]]);
    }
    const now = this.clock.now();
    const [standings, subscriptions, rows] = await Promise.all([
      this.membership.standingsOf(organizationIds),
      this.subscriptions.ofMany(organizationIds),
      this.database.query<StateRow>(stateOfMany, [features, organizationIds, now]),
    ]);
    const found = new Map<string, EntitlementOf[]>();
    for (const row of rows) {
      const { organizationId: id } = row;
      const standing = standings.get(id);
      if (!standing) continue;
      found.set(id, [...(found.get(id) ?? []), toEntitlement(row, standing, subscriptions.get(id), now)]);
    }
    return found;
  }

  /** The rule of a tier that is in force. */
  async ruleInForce(tier: MembershipTier, feature: EntitlementFeature): Promise<RuleInForce> {
    const found = await this.database.queryOne<RuleInForce>(rulesOf, [tier, feature]);
    if (!found) throw new Error(`There is no rule for ${feature} on ${tier}`);
    return found;
  }

  /** How many organizations on a tier have used more of a feature than this rule would let them in the running period. */
  async countAbove(tier: MembershipTier, feature: EntitlementFeature, rule: Rule): Promise<number> {
    const isAbove = (effective: Rule, used: number) => used > (limitOf(effective) ?? Number.POSITIVE_INFINITY);
    const now = this.clock.now();
    let count = 0;
    for (let last = firstId; limitOf(rule) !== null; ) {
      const rows = await this.database.query<AboveRow>(aboveLimit, [feature, limitOf(rule), last, now]);
      const ids = rows.map(({ organizationId }) => organizationId);
      const standings = await this.membership.standingsOf(ids);
      const subscriptions = await this.subscriptions.ofMany(ids);
      count += rows.filter(({ organizationId, usage, override }) => {
        const standing = standings.get(organizationId);
        if (standing?.tier !== tier) return false;
        const anchors = { registeredAt: standing.registeredAt, subscription: subscriptions.get(organizationId) };
        const effective = moreGenerous(override, rule);
        return isAbove(effective, usedNow(effective, toUsage(usage), anchors, now));
      }).length;
      const next = ids.at(-1);
      if (!next) break;
      last = next;
    }
    return count;
  }
}
