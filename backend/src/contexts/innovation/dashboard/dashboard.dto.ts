import { ApiProperty } from '@nestjs/swagger';

export class DashboardStatsDto {
  /**
   * Organizations that the directory lists.
   * @example 2540
   */
  totalOrganizations: number;

  /**
   * Problems that are open or in progress.
   * @example 312
   */
  totalProblems: number;

  /**
   * Solutions that all members see: published, in testing or deployed.
   * @example 871
   */
  totalSolutions: number;

  /**
   * Projects in phase sandbox, pilot or scaling.
   * @example 47
   */
  activeProjects: number;

  /**
   * Confirmed value of all projects, in US dollars.
   * @example "2250000000.00"
   */
  totalValue: string;
}

export class ValueQuarterDto {
  /**
   * The first day of the quarter.
   * @example "2026-10-01"
   */
  @ApiProperty({ format: 'date' })
  quarter: string;

  /**
   * Value of that quarter that another organization has confirmed, in US dollars.
   * @example "850000000.00"
   */
  confirmedUsd: string;

  /**
   * Entries that it is the sum of.
   * @example 14
   */
  entries: number;
}

export class ValueCreatedDto {
  /**
   * Confirmed value of all time, in US dollars.
   * @example "2250000000.00"
   */
  confirmedUsd: string;

  /** The last eight quarters up to the present one, the newest first, without those before there was any. */
  quarters: ValueQuarterDto[];
}

export enum GrowthMeasure {
  Organizations = 'organizations',
  /** Those that are in phase sandbox, pilot or scaling now. */
  ActiveProjects = 'active_projects',
  Matches = 'matches',
}

export class GrowthMonthDto {
  /**
   * The first day of the month.
   * @example "2026-11-01"
   */
  @ApiProperty({ format: 'date' })
  month: string;

  /**
   * How many came in it.
   * @example 12
   */
  count: number;
}

export class GrowthDto {
  /**
   * What has grown.
   * @example "organizations"
   */
  measure: GrowthMeasure;

  /**
   * How many of all there are came in the last twelve months, in whole percent; `null` where there are none.
   * @example 85
   */
  percent: number | null;

  /**
   * How many came in the last twelve months, the present one among them.
   * @example 2159
   */
  recent: number;

  /**
   * How many there are.
   * @example 2540
   */
  all: number;

  /** The last twelve months, the earliest first. */
  months: GrowthMonthDto[];
}

export class HighlightsDto {
  /** The quarter with the most confirmed value; `null` while there is none. */
  recordQuarter: ValueQuarterDto | null;

  /**
   * Countries that members say they are in.
   * @example 45
   */
  countries: number;

  /**
   * Organizations that the directory lists.
   * @example 2540
   */
  organizations: number;
}

export class DashboardDto {
  /** When these figures were read. */
  asOf: string;

  /** What projects have brought, as confirmed. */
  value: ValueCreatedDto;

  /** How much of what there is came in the last twelve months. */
  growth: GrowthDto[];

  /** What stands out. */
  highlights: HighlightsDto;
}
