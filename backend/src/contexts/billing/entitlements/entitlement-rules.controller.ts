import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { answerPage, FreshPageOf } from '../../../platform/lists/page';
import { keepingBooks } from '../billing.limits';
import { ChangeEntitlement } from './change-entitlement';
import { EndGrant } from './end-grant';
import {
  ChangeEntitlementDto,
  EntitlementEffectDto,
  FeatureRulesDto,
  GrantDto,
  GrantEntitlementDto,
  GrantsQuery,
  RuleHistoryQuery,
  RuleInForceDto,
  TierRuleDto,
  toRule,
} from './entitlement-rules.dto';
import { EntitlementRulesQueries } from './entitlement-rules.queries';
import { GrantEntitlement } from './grant-entitlement';
import { inWords } from './in-words';

@ApiTags('billing')
@Controller('api/admin')
export class EntitlementRulesController {
  constructor(
    private readonly change: ChangeEntitlement,
    private readonly end: EndGrant,
    private readonly grant: GrantEntitlement,
    private readonly queries: EntitlementRulesQueries,
  ) {}

  /** What each tier allows of each feature now, in the order of plan cards. */
  @Get('entitlements')
  @Access('super-admin')
  async listEntitlementRules(): Promise<FeatureRulesDto[]> {
    return this.queries.table();
  }

  /** The versions of one rule, newest first, at most 200. */
  @Get('entitlements/history')
  @Access('super-admin')
  async getEntitlementHistory(@Query() { tier, feature }: RuleHistoryQuery): Promise<RuleInForceDto[]> {
    return this.queries.history(tier, feature);
  }

  /** What a rule would mean: how many organizations are above it. Changes nothing. */
  @Post('entitlements/preview')
  @HttpCode(200)
  @Limited(keepingBooks)
  @Access('super-admin')
  async previewEntitlement(@Body() body: TierRuleDto): Promise<EntitlementEffectDto> {
    const { tier, feature } = body;
    const rule = toRule(body);
    return {
      organizationsAbove: await this.change.preview(tier, feature, rule),
      inWords: inWords(feature, rule),
    };
  }

  /** Change what a tier allows of a feature. Plan cards, meters, locks and mails follow at once. */
  @Post('entitlements')
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  async changeEntitlement(
    @Body() body: ChangeEntitlementDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RuleInForceDto> {
    const { tier, feature, reason } = body;
    const version = await this.change.execute(viewer, tier, feature, toRule(body), reason);
    const versions = await this.queries.history(tier, feature);
    return versions.find((one) => one.version === version) as RuleInForceDto;
  }

  /** What single organizations may do beyond their tier, newest first, also what is over. */
  @Get('entitlement-grants')
  @Access('super-admin')
  @FreshPageOf(GrantDto)
  async listEntitlementGrants(
    @Query() query: GrantsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { organizationId, limit, cursor } = query;
    return answerPage(request, reply, query, await this.queries.grants(organizationId, limit, cursor));
  }

  /** Let one organization do more than its tier says, until a date and for a reason. Takes the place of an earlier one. */
  @Post('entitlement-grants')
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  @Problems(notFound('organization'))
  async grantEntitlement(@Body() body: GrantEntitlementDto, @CurrentViewer() viewer: Viewer): Promise<GrantDto> {
    const { organizationId, feature, reason, expiresAt } = body;
    const granted = { ...toRule(body), reason, expiresAt: new Date(expiresAt) };
    return this.found(await this.grant.execute(viewer, organizationId, feature, granted));
  }

  /** Take back what was granted, from now on. */
  @Post('entitlement-grants/:id/end')
  @HttpCode(200)
  @Creates()
  @Limited(keepingBooks)
  @Access('super-admin')
  async endEntitlementGrant(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<GrantDto> {
    await this.end.execute(viewer, id);
    return this.found(id);
  }

  private async found(id: string): Promise<GrantDto> {
    const grant = await this.queries.grant(id);
    if (!grant) throw notFound('grant');
    return grant;
  }
}
