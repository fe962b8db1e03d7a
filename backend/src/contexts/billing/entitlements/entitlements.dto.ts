import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { OfferedPlanDto } from '../../../platform/http/problem.dto';
import { Allowance, AllowancePeriod, EntitlementFeature } from './entitlement.enums';

export class EntitlementsQuery {
  /** One of the viewer's organizations. */
  @IsUUID()
  organizationId: string;
}

export class EntitlementDto {
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
   * Whether the organization may use it: not at all, without limit, or so much in each period.
   * @example "limited"
   */
  allowance: Allowance;

  /**
   * How long usage is counted.
   * @example "year"
   */
  period: AllowancePeriod;

  /**
   * How much is used in the running period.
   * @example 1
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0 })
  used: number;

  /**
   * How much may be used in a period; 0 for what is off, `null` for what has no limit.
   * @example 2
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0 })
  limit: number | null;

  /** When usage starts again at nothing; `null` when it never does. */
  resetsAt: string | null;

  /**
   * Whether it was granted to this organization, beyond what its tier says.
   * @example false
   */
  isOverridden: boolean;

  /** The cheapest plan that allows one more, where this one does not; absent when none does. */
  plan?: OfferedPlanDto;
}
