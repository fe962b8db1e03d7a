import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsId } from '../../../platform/http/id';
import { OfferedPlanDto } from '../../../platform/http/problem.dto';
import { Allowance, AllowancePeriod, EntitlementFeature } from './entitlement.enums';

export class EntitlementsQuery {
  /** One of the viewer's organizations. */
  @IsId()
  organizationId: string;
}

/** Of all of the viewer's organizations where none is named. */
export class MetersQuery extends PartialType(EntitlementsQuery) {}

export class EntitlementDto {
  /** Who may. */
  organizationId: string;

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

  /**
   * Whether nothing more of it may be used for now, because the last renewal has not been paid. What is there can still be read.
   * @example false
   */
  isReadOnly: boolean;

  /** The cheapest plan that allows one more, where this one does not; absent when none does. */
  plan?: OfferedPlanDto;
}

export class SeatsDto {
  /**
   * People of the organization beside its owner.
   * @example 2
   */
  used: number;

  /**
   * How many the plan allows; `null` means without limit.
   * @example 3
   */
  @ApiProperty({ type: 'integer', minimum: 0 })
  limit: number | null;
}
