import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Moment } from '../../../platform/http/dates';
import { IsId } from '../../../platform/http/id';
import { Reason, Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { MembershipTier } from '../../membership';
import type { Rule } from './entitlement';
import { Allowance, AllowancePeriod, EntitlementFeature } from './entitlement.enums';

const largest = 1_000_000_000_000;

export class RuleDto {
  /**
   * Not at all, without limit, or so much in each period.
   * @example "limited"
   */
  @IsEnum(Allowance)
  allowance: Allowance;

  /**
   * How much in each period; only where the allowance is `limited`.
   * @example 2
   */
  @IsOptional()
  @IsInt({ message: 'The limit is a whole number' })
  @Min(1)
  @Max(largest)
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 1, maximum: largest })
  limit?: number | null;

  /**
   * How long usage is counted.
   * @example "year"
   */
  @IsEnum(AllowancePeriod)
  period: AllowancePeriod;
}

export class TierRuleDto extends RuleDto {
  /**
   * Of which tier.
   * @example "innovators_solution_providers"
   */
  @IsEnum(MembershipTier)
  tier: MembershipTier;

  /**
   * Of which feature.
   * @example "submit_problems"
   */
  @IsEnum(EntitlementFeature)
  feature: EntitlementFeature;
}

export class ChangeEntitlementDto extends TierRuleDto {
  /**
   * Why, in 1 to 500 characters: it stands in the audit, and all super admins read it.
   * @example "Two a year were too few to begin with."
   */
  @Reason()
  reason: string;
}

export class EntitlementEffectDto {
  /**
   * How many organizations on the tier have used more than that in the running period. What is used stays used; they can
   * use no more until it starts again.
   * @example 14
   */
  organizationsAbove: number;

  /**
   * As plan cards would say it; empty for what is off.
   * @example "2 challenge submissions/year"
   */
  inWords: string;
}

export class RuleInForceDto {
  /**
   * Of which tier.
   * @example "innovators_solution_providers"
   */
  tier: MembershipTier;

  /**
   * Not at all, without limit, or so much in each period.
   * @example "limited"
   */
  allowance: Allowance;

  /**
   * How much in each period; `null` where the allowance is not `limited`.
   * @example 2
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 1 })
  limit: number | null;

  /**
   * How long usage is counted.
   * @example "year"
   */
  period: AllowancePeriod;

  /**
   * As plan cards say it; empty for what is off.
   * @example "2 challenge submissions/year"
   */
  inWords: string;

  /**
   * How often it was changed, and one.
   * @example 1
   */
  version: number;

  /** Since when. */
  since: string;
}

export class FeatureRulesDto {
  /**
   * What it is about.
   * @example "submit_problems"
   */
  feature: EntitlementFeature;

  /**
   * What is counted, or the feature itself, for people.
   * @example "challenge submissions"
   */
  name: string;

  /**
   * Whether it is counted, and so can be limited.
   * @example true
   */
  isCounted: boolean;

  /**
   * Whether every plan has it: then no rule can take it away.
   * @example false
   */
  isRight: boolean;

  /** What each tier allows, in their order. */
  rules: RuleInForceDto[];
}

export class RuleHistoryQuery {
  /**
   * Of which tier.
   * @example "innovators_solution_providers"
   */
  @IsEnum(MembershipTier)
  tier: MembershipTier;

  /**
   * Of which feature.
   * @example "submit_problems"
   */
  @IsEnum(EntitlementFeature)
  feature: EntitlementFeature;
}

export class GrantsQuery extends PageQuery {
  /** Of one organization. */
  @IsOptional()
  @IsId()
  organizationId?: string;
}

export class GrantEntitlementDto extends RuleDto {
  /**
   * Who may do more.
   * @example "5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215"
   */
  @IsId()
  organizationId: string;

  /**
   * Of which feature.
   * @example "submit_problems"
   */
  @IsEnum(EntitlementFeature)
  feature: EntitlementFeature;

  /**
   * Until when.
   * @example "2027-05-24T14:00:00Z"
   */
  @Moment()
  expiresAt: string;

  /**
   * Why.
   * @example "Pilot of the water program"
   */
  @Text({ max: 500, required: 'Say why' })
  reason: string;
}

export class GrantDto {
  /** Its identifier. */
  id: string;

  /** Whose it is. */
  organizationId: string;

  /**
   * The organization's name; empty where it is no longer there.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /**
   * Of which feature.
   * @example "submit_problems"
   */
  feature: EntitlementFeature;

  /**
   * As plan cards would say it.
   * @example "10 challenge submissions/year"
   */
  inWords: string;

  /**
   * Why.
   * @example "Pilot of the water program"
   */
  reason: string;

  /** When it was granted. */
  createdAt: string;

  /** Until when. */
  expiresAt: string;

  /**
   * Whether it is not over.
   * @example true
   */
  isRunning: boolean;
}

export const toRule = ({ allowance, limit, period }: RuleDto): Rule => ({ allowance, limit: limit ?? null, period });
