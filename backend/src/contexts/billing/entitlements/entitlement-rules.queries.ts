import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi, type MembershipTier } from '../../membership';
import type { Rule } from './entitlement';
import type { EntitlementFeature } from './entitlement.enums';
import type { FeatureRulesDto, GrantDto, RuleInForceDto } from './entitlement-rules.dto';
import { inWords, isCounted, nameOf } from './in-words';
import { isRight } from './wrong-in-rule';

const columns = 'tier, feature, allowance, quota::float8 as "limit", period, version, created_at as since';
const table = {
  name: 'entitlement-rules-table',
  text: `select distinct on (feature, tier) ${columns} from billing.entitlement_rules order by feature, tier, version desc`,
};
const history = {
  name: 'entitlement-rules-history',
  text: `select ${columns} from billing.entitlement_rules where tier = $1 and feature = $2 order by version desc limit 200`,
};
const of = '($1::uuid is null or organization_id = $1)';
const grants = {
  name: 'entitlement-grants',
  text: `select id, organization_id as "organizationId", feature, allowance, quota::float8 as "limit", period, reason,
      created_at as "createdAt", expires_at as "expiresAt"
    from billing.entitlement_overrides where ${of} and (created_at, id) < ($2, $3)
    order by created_at desc, id desc limit $4`,
};
const countGrants = {
  name: 'entitlement-grants-count',
  text: countMatches(`billing.entitlement_overrides where ${of}`),
};
const findGrant = {
  name: 'entitlement-grants-find',
  text: `select id, organization_id as "organizationId", feature, allowance, quota::float8 as "limit", period, reason,
      created_at as "createdAt", expires_at as "expiresAt" from billing.entitlement_overrides where id = $1`,
};

type RuleRow = Rule & { tier: MembershipTier; feature: EntitlementFeature; version: number; since: string };
type GrantRow = Rule &
  Pick<GrantDto, 'id' | 'organizationId' | 'feature' | 'reason'> & { createdAt: string; expiresAt: string };

/** Rules and grants as super admins read them. */
@Injectable()
export class EntitlementRulesQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** Every feature with what each tier allows of it, in the order of plan cards. */
  async table(): Promise<FeatureRulesDto[]> {
    const rows = await this.database.query<RuleRow>(table);
    return [...new Set(rows.map(({ feature }) => feature))].map((feature) => ({
      feature,
      name: nameOf(feature),
      isCounted: isCounted(feature),
      isRight: isRight(feature),
      rules: rows.filter((row) => row.feature === feature).map(toRuleInForce),
    }));
  }

  async history(tier: MembershipTier, feature: EntitlementFeature): Promise<RuleInForceDto[]> {
    return (await this.database.query<RuleRow>(history, [tier, feature])).map(toRuleInForce);
  }

  async grants(organizationId: string | undefined, limit: number, cursor?: string): Promise<Page<GrantDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const owner = organizationId ?? null;
    const [rows, { total }] = await Promise.all([
      this.database.query<GrantRow>(grants, [owner, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(countGrants, [owner]),
    ]);
    const named = await this.named(rows);
    return toPage(rows, limit, capped(total), (row) => named.get(row.id) as GrantDto);
  }

  async grant(id: string): Promise<GrantDto | undefined> {
    return (await this.named(await this.database.query<GrantRow>(findGrant, [id]))).get(id);
  }

  private async named(rows: GrantRow[]): Promise<Map<string, GrantDto>> {
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    const now = this.clock.now();
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          organizationId: row.organizationId,
          organizationName: labels.get(row.organizationId)?.name ?? '',
          feature: row.feature,
          inWords: inWords(row.feature, row),
          reason: row.reason,
          createdAt: row.createdAt,
          expiresAt: row.expiresAt,
          isRunning: new Date(row.expiresAt) > now,
        },
      ]),
    );
  }
}

const toRuleInForce = ({ tier, feature, allowance, limit, period, version, since }: RuleRow): RuleInForceDto => ({
  ...{ tier, allowance, limit, period, version },
  inWords: inWords(feature, { allowance, limit, period }),
  since,
});
