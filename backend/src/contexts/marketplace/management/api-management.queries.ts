import { Injectable } from '@nestjs/common';
import { dayOf, monthOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import type {
  ApiFiguresDto,
  ApiInReviewDto,
  ApiListingDto,
  ApiListingsQuery,
  ApiProviderDto,
  ApiProvidersQuery,
} from './api-management.dto';

const isVerified = `kyb_status = 'verified'`;
const isCertified = `certification_level <> 'provisional'`;
const waits = `review_status in ('pending', 'in-review')`;

const rowsOf = (condition: string, named: string) =>
  `coalesce(sum(rows) filter (where ${condition}), 0)::int as "${named}"`;
/** $1 is today. */
const figures = {
  name: 'api-figures',
  text: `select p.*, a.*, c.* from
    (select ${rowsOf('true', 'providers')}, ${rowsOf(isVerified, 'kybVerified')}, ${rowsOf(isCertified, 'certified')},
      ${rowsOf('sla_compliant', 'slaCompliant')} from marketplace.api_provider_counts) p,
    (select ${rowsOf(`status = 'staging'`, 'staging')}, ${rowsOf(`status = 'active'`, 'active')},
      ${rowsOf(`status = 'closed'`, 'closed')}, ${rowsOf(waits, 'inReview')} from marketplace.api_listing_counts) a,
    (select coalesce(sum(calls), 0)::float8 as "callsToday" from marketplace.api_calls where day = $1) c`,
};

const apisIn = (status: string) => `count(*) filter (where status = '${status}')::int as "${status}Apis"`;
/** $1 is the kind of member, $2 the certification, $3 what they have passed; each `null` narrows by nothing. */
const ofProviders = `marketplace.api_providers p
  where ($1::text is null or p.member_type::text = $1) and ($2::text is null or p.certification_level::text = $2)
    and case $3::text when 'kyb-verified' then ${isVerified} when 'certified' then ${isCertified}
      when 'sla-compliant' then sla_compliant else true end`;
const providers = {
  name: 'api-providers',
  text: `select p.id, p.organization_id as "organizationId", p.name, p.member_type as "memberType",
      p.certification_level as "certificationLevel", p.kyb_status as "kybStatus", p.compliance_status as "complianceStatus",
      p.tech_quality_score as "techQualityScore", p.security_score as "securityScore", p.sla_compliant as "slaCompliant",
      p.created_at as "createdAt", a.*
    from (select * from ${ofProviders} and (p.created_at, p.id) < ($4::timestamptz, $5::uuid)
      order by p.created_at desc, p.id desc limit $6) p,
    lateral (select ${apisIn('active')}, ${apisIn('staging')}, ${apisIn('closed')}
      from marketplace.api_listings where provider_id = p.id) a
    order by p.created_at desc, p.id desc`,
};
const providersTotal = { name: 'api-providers-total', text: countMatches(ofProviders) };

const ofApi = `a.id, a.name, a.category, p.name as "providerName", p.organization_id as "organizationId",
  a.publishing_scope as "publishingScope", a.review_status as "reviewStatus"`;
const from = 'marketplace.api_listings a join marketplace.api_providers p on p.id = a.provider_id';
const listing = (condition: string) => `select ${ofApi}, a.status, a.pricing, a.uptime_target::float8 as "uptimeTarget",
    a.p95_latency_target as "p95LatencyTarget", a.quota, a.created_at as "createdAt", a.updated_at as "updatedAt",
    (select coalesce(sum(c.calls), 0)::float8 from marketplace.api_calls c where c.api_id = a.id and c.day >= $1) as "monthlyUsage"
  from ${from} where (a.created_at, a.id) < ($2::timestamptz, $3::uuid) ${condition}
  order by a.created_at desc, a.id desc limit $4`;
/** $1 is the first day of the month. Two statements, as each goes by an index of its own. */
const listings = { name: 'api-listings', text: listing('') };
const listingsOfStatus = {
  name: 'api-listings-of-status',
  text: listing('and a.status = $5::marketplace.api_standing'),
};
const listingsTotal = {
  name: 'api-listings-total',
  text: `select coalesce(sum(rows), 0)::int as total from marketplace.api_listing_counts
    where $1::text is null or status::text = $1`,
};

/** As long as nobody has decided; who has waited longest comes first. */
const queue = {
  name: 'apis-in-review',
  text: `select ${ofApi}, a.lint_score as "lintScore", a.security_flags as "securityFlags", a.legal_flags as "legalFlags",
      a.has_open_api_spec as "hasOpenApiSpec", a.has_test_suite as "hasTestSuite", a.submitted_at as "submittedAt"
    from ${from} where a.${waits} order by a.submitted_at, a.id limit 100`,
};

/** The marketplace as those who run the alliance see it. */
@Injectable()
export class ApiManagementQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async figures(): Promise<ApiFiguresDto> {
    const now = this.clock.now();
    const counted = await this.database.one<Omit<ApiFiguresDto, 'asOf'>>(figures, [dayOf(now)]);
    return { asOf: now.toISOString(), ...counted };
  }

  /** Who came last first. */
  async providers(query: ApiProvidersQuery): Promise<Page<ApiProviderDto>> {
    const { memberType = null, certification = null, passed = null, limit, cursor } = query;
    const { createdAt, id } = fromCursor(cursor);
    const filter = [memberType, certification, passed];
    const [rows, { total }] = await Promise.all([
      this.database.query<ApiProviderDto>(providers, [...filter, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(providersTotal, filter),
    ]);
    return toPage(rows, limit, capped(total), (row) => row);
  }

  /** Newest first. */
  async listings({ status, limit, cursor }: ApiListingsQuery): Promise<Page<ApiListingDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const place = [monthOf(this.clock.now()), createdAt, id, limit + 1];
    const [rows, { total }] = await Promise.all([
      status
        ? this.database.query<ApiListingDto>(listingsOfStatus, [...place, status])
        : this.database.query<ApiListingDto>(listings, place),
      this.database.one<{ total: number }>(listingsTotal, [status ?? null]),
    ]);
    return toPage(rows, limit, { count: total }, (row) => row);
  }

  queue(): Promise<ApiInReviewDto[]> {
    return this.database.query<ApiInReviewDto>(queue, []);
  }
}
