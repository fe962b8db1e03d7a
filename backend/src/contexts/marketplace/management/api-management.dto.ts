import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { PageQuery } from '../../../platform/lists/browse.dto';
import {
  ApiPricing,
  ApiReviewStatus,
  ApiStanding,
  CertificationLevel,
  ComplianceStatus,
  KybStatus,
  ProviderMemberType,
  PublishingScope,
} from '../marketplace.enums';

/** What a provider has passed. */
export enum PassedCheck {
  KybVerified = 'kyb-verified',
  Certified = 'certified',
  SlaCompliant = 'sla-compliant',
}

/** The marketplace in figures. */
export class ApiFiguresDto {
  /** When these figures were read. */
  asOf: string;

  /**
   * Organizations that publish APIs, or have asked to.
   * @example 12
   */
  providers: number;

  /**
   * Of these, those of which it is known who stands behind them.
   * @example 9
   */
  kybVerified: number;

  /**
   * Of these, those that are certified, trusted or gold.
   * @example 6
   */
  certified: number;

  /**
   * Of these, those that keep the service level that they promise.
   * @example 8
   */
  slaCompliant: number;

  /**
   * APIs that are tried out in staging.
   * @example 7
   */
  staging: number;

  /**
   * APIs that others can call.
   * @example 31
   */
  active: number;

  /**
   * APIs that nobody can call any more.
   * @example 2
   */
  closed: number;

  /**
   * APIs about which nobody has decided yet: pending or in review.
   * @example 4
   */
  inReview: number;

  /**
   * Calls to all APIs on this day, in UTC.
   * @example 182400
   */
  callsToday: number;
}

export class ApiProvidersQuery extends PageQuery {
  /**
   * What kind of member they are.
   * @example "corporates"
   */
  @IsOptional()
  @IsEnum(ProviderMemberType)
  memberType?: ProviderMemberType;

  /**
   * How far they have come.
   * @example "certified"
   */
  @IsOptional()
  @IsEnum(CertificationLevel)
  certification?: CertificationLevel;

  /**
   * What they have passed; `certified` finds trusted and gold ones too.
   * @example "kyb-verified"
   */
  @IsOptional()
  @IsEnum(PassedCheck)
  passed?: PassedCheck;
}

/** An organization that publishes APIs. */
export class ApiProviderDto {
  /** Its identifier as a provider. */
  id: string;

  /** The organization’s identifier. */
  organizationId: string;

  /**
   * What it publishes as.
   * @example "TechFlow Solutions"
   */
  name: string;

  /**
   * What kind of member it is: what it may charge goes by it.
   * @example "startups-scaleups"
   */
  @ApiProperty({ enum: ProviderMemberType, enumName: 'ProviderMemberType' })
  memberType: ProviderMemberType;

  /**
   * How far it has come.
   * @example "certified"
   */
  @ApiProperty({ enum: CertificationLevel, enumName: 'CertificationLevel' })
  certificationLevel: CertificationLevel;

  /**
   * Whether it is known who stands behind it.
   * @example "verified"
   */
  @ApiProperty({ enum: KybStatus, enumName: 'KybStatus' })
  kybStatus: KybStatus;

  /**
   * Whether it keeps to what it has agreed to.
   * @example "approved"
   */
  @ApiProperty({ enum: ComplianceStatus, enumName: 'ComplianceStatus' })
  complianceStatus: ComplianceStatus;

  /**
   * How well its APIs are made, 0 to 100; `null` until that was scored.
   * @example 87
   */
  techQualityScore: number | null;

  /**
   * How safe its APIs are, 0 to 100; `null` until that was scored.
   * @example 91
   */
  securityScore: number | null;

  /**
   * Whether it keeps the service level that it promises.
   * @example true
   */
  slaCompliant: boolean;

  /**
   * Its APIs that others can call.
   * @example 3
   */
  activeApis: number;

  /**
   * Its APIs that are tried out.
   * @example 1
   */
  stagingApis: number;

  /**
   * Its APIs that nobody can call any more.
   * @example 0
   */
  closedApis: number;

  /** Since when it is a provider. */
  createdAt: string;
}

export class ApiListingsQuery extends PageQuery {
  /**
   * Where they stand.
   * @example "active"
   */
  @IsOptional()
  @IsEnum(ApiStanding)
  status?: ApiStanding;
}

/** An API, as the list of all has it. */
export class ApiListingDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "Grid Load Forecast"
   */
  name: string;

  /**
   * What it is about.
   * @example "Energy"
   */
  category: string;

  /**
   * What its provider publishes as.
   * @example "TechFlow Solutions"
   */
  providerName: string;

  /** The identifier of the provider’s organization. */
  organizationId: string;

  /**
   * For whom it is published.
   * @example "paid"
   */
  @ApiProperty({ enum: PublishingScope, enumName: 'PublishingScope' })
  publishingScope: PublishingScope;

  /**
   * What was decided about it.
   * @example "approved"
   */
  @ApiProperty({ enum: ApiReviewStatus, enumName: 'ApiReviewStatus' })
  reviewStatus: ApiReviewStatus;

  /**
   * Where it stands.
   * @example "active"
   */
  @ApiProperty({ enum: ApiStanding, enumName: 'ApiStanding' })
  status: ApiStanding;

  /**
   * How it is paid for.
   * @example "pay-per-use"
   */
  @ApiProperty({ enum: ApiPricing, enumName: 'ApiPricing' })
  pricing: ApiPricing;

  /**
   * Percent of the time that it is promised to be there; `null` promises none.
   * @example 99.5
   */
  @ApiProperty({ type: Number, format: 'double', nullable: true })
  uptimeTarget: number | null;

  /**
   * Milliseconds in which 95 of 100 calls are promised to be answered; `null` promises none.
   * @example 250
   */
  p95LatencyTarget: number | null;

  /**
   * Calls in this month so far, in UTC.
   * @example 41250
   */
  monthlyUsage: number;

  /**
   * Calls that a month may have; `null` limits none.
   * @example 500000
   */
  quota: number | null;

  /** When it came. */
  createdAt: string;

  /** When it was changed last. */
  updatedAt: string;
}

/** An API about which nobody has decided yet. */
export class ApiInReviewDto extends PickType(ApiListingDto, [
  'id',
  'name',
  'category',
  'providerName',
  'organizationId',
  'publishingScope',
  'reviewStatus',
]) {
  /**
   * How clean its description is, 0 to 100; `null` until it was read.
   * @example 94
   */
  lintScore: number | null;

  /**
   * What a review has to look at for safety.
   * @example ["No rate limit"]
   */
  securityFlags: string[];

  /**
   * What a review has to look at by law.
   * @example ["Personal data without a region"]
   */
  legalFlags: string[];

  /**
   * Whether it has an OpenAPI description.
   * @example true
   */
  hasOpenApiSpec: boolean;

  /**
   * Whether tests of it can be run in staging.
   * @example true
   */
  hasTestSuite: boolean;

  /** When it was handed in. */
  submittedAt: string;
}
