import { ApiProperty, OmitType } from '@nestjs/swagger';
import { OfferedPlanDto } from '../../../../platform/http/problem.dto';
import { EntitlementFeature } from '../../entitlements/entitlement.enums';

export class UsedEntitlementDto {
  /**
   * What it is about.
   * @example "submit_problems"
   */
  feature: EntitlementFeature;

  /**
   * What is counted, for people.
   * @example "challenge submissions"
   */
  name: string;

  /**
   * How much was used since the period began.
   * @example 1
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0 })
  used: number;

  /**
   * How much the plan has allowed since then: of what is counted by the month, in all months that have begun. `null` for what has no limit.
   * @example 2
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0 })
  allowed: number | null;
}

export class OutcomeDto {
  /**
   * Its name in programs.
   * @example "proposals_received"
   */
  outcome: string;

  /**
   * What came of it, for people: to be read after its count.
   * @example "proposals received"
   */
  name: string;

  /**
   * How many, since the period began.
   * @example 4
   */
  count: number;
}

export class EnoughPlanDto extends OmitType(OfferedPlanDto, ['allows']) {}

export class CheaperPlanDto {
  /** The plan that would have been enough. */
  plan: EnoughPlanDto;

  /**
   * What its next period would cost, before tax, in minor units.
   * @example "18000"
   */
  price: string;

  /**
   * What the next period of the plan that runs costs, before tax, in minor units.
   * @example "150000"
   */
  currentPrice: string;

  /**
   * Of both.
   * @example "USD"
   */
  currency: string;
}

export class ValueStatementDto {
  /** From when on it counts: the beginning of the running period, or the registration of who has none. */
  from: string;

  /** Until when: now, or the end of the period. */
  until: string;

  /** What the plan allows a number of, and how much of it was used. */
  used: UsedEntitlementDto[];

  /** What came of it, where there is anything. */
  outcomes: OutcomeDto[];

  /** A cheaper plan that would have been enough for what was used; `null` where none would. */
  cheaperPlan: CheaperPlanDto | null;
}
