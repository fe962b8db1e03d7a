import { ApiProperty } from '@nestjs/swagger';

export class FieldProblemDto {
  /**
   * The field that was refused, as a path into the body or query.
   * @example "title"
   */
  field: string;

  /**
   * What is wrong with it, for people.
   * @example "Title is required"
   */
  message: string;
}

export class OfferedPlanDto {
  /**
   * Its name in addresses.
   * @example "innovators-annual"
   */
  id: string;

  /**
   * Its name for people.
   * @example "Innovators & Solution Providers"
   */
  name: string;

  /**
   * The tier that it brings.
   * @example "innovators_solution_providers"
   */
  tier: string;

  /**
   * What it allows of the feature, for people.
   * @example "2 challenge submissions/year"
   */
  allows: string;
}

/** What the organization's plan says about what was refused. */
export class EntitlementProblemDto {
  /**
   * What the plan would have to allow.
   * @example "submit_problems"
   */
  feature: string;

  /**
   * What is counted, or the feature itself, for people.
   * @example "challenge submissions"
   */
  name: string;

  /**
   * Whether the plan allows it now.
   * @example false
   */
  allowed: boolean;

  /**
   * How much is used in the running period.
   * @example 2
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0 })
  used: number;

  /**
   * How much the plan allows in a period; 0 for what it does not include, `null` where there is no limit.
   * @example 2
   */
  @ApiProperty({ type: 'integer', format: 'int64', minimum: 0 })
  limit: number | null;

  /**
   * How long usage is counted: `month`, `year`, or `total` for good.
   * @example "year"
   */
  period: string;

  /** When nothing counts as used again; `null` when that never happens, or the plan does not include it. */
  resetsAt: string | null;

  /** The cheapest plan that would allow it; absent when none does. */
  plan?: OfferedPlanDto;
}

/** An error as application/problem+json (RFC 9457). */
export class ProblemDto {
  /**
   * Always `about:blank`: the code says what happened.
   * @example "about:blank"
   */
  type: string;

  /**
   * The name of the HTTP status.
   * @example "Bad Request"
   */
  title: string;

  /**
   * The HTTP status.
   * @example 400
   */
  status: number;

  /**
   * Stable name of what went wrong, for programs.
   * @example "invalid_input"
   */
  code: string;

  /**
   * What happened, for people.
   * @example "Title is required"
   */
  detail: string;

  /**
   * Identifier of this occurrence; the server's log has the same one.
   * @example "5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215"
   */
  instance: string;

  /** The fields that were refused. */
  errors?: FieldProblemDto[];

  /** What would have been allowed instead. */
  allowed?: string[];

  /** What the plan allows, where the plan is the reason. */
  entitlement?: EntitlementProblemDto;
}
