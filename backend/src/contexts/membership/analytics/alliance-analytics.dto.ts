import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEnum, IsIn, IsOptional } from 'class-validator';
import { OrganizationType } from '../organizations/organization.enums';

/** How far back the analytics of the alliance look, in days. */
const allianceAnalyticsDays = [7, 30, 90] as const;

export class AllianceAnalyticsQuery {
  /** How many days back, today among them: 7, 30 or 90. */
  @ApiProperty({ required: false, enum: allianceAnalyticsDays })
  @IsOptional()
  @Type(() => Number)
  @IsIn(allianceAnalyticsDays, { message: 'days must be 7, 30 or 90' })
  days?: number = 30;
}

export enum AnalyticsTable {
  Countries = 'countries',
  Types = 'types',
  Months = 'months',
  Funnel = 'funnel',
  Retention = 'retention',
}

export class AllianceAnalyticsExportQuery extends AllianceAnalyticsQuery {
  /**
   * Which of the tables.
   * @example "funnel"
   */
  @IsEnum(AnalyticsTable, { message: 'table must be countries, types, months, funnel or retention' })
  table: AnalyticsTable;
}

export class CountryOrganizationsDto {
  /**
   * ISO 3166-1 alpha-2.
   * @example "KE"
   */
  country: string;

  /**
   * Organizations of the directory that say to all members that they are there.
   * @example 12
   */
  organizations: number;
}

export class TypeOrganizationsDto {
  /**
   * What kind of organization.
   * @example "startup"
   */
  @ApiProperty({ enum: OrganizationType, enumName: 'OrganizationType' })
  type: OrganizationType;

  /**
   * Organizations of the directory that are of it.
   * @example 31
   */
  organizations: number;
}

export class ActivityMonthDto {
  /**
   * Its first day, in UTC.
   * @example "2026-11-01"
   */
  @ApiProperty({ format: 'date' })
  month: string;

  /**
   * Organizations that registered in it, those aside whose registration was deleted before anybody made them theirs.
   * @example 12
   */
  registered: number;

  /**
   * Organizations of which somebody was signed in in it, each once; `null` for months before this was counted.
   * @example 58
   */
  active: number | null;
}

export class FunnelDto {
  /**
   * How often browsers without a session opened the landing page. Nobody is recognized: whoever comes twice counts twice.
   * @example 2150
   */
  landingVisits: number;

  /**
   * How often they opened the registration page by its address or from the landing page.
   * @example 320
   */
  registrationVisits: number;

  /**
   * Organizations that registered in these days, those aside whose registration was deleted before anybody made them theirs.
   * @example 48
   */
  registered: number;

  /**
   * Of these, how many are activated by now: somebody has proved to be of the organization, by the link of its welcome mail or
   * signed in with the address that it was registered with, and may act for it.
   * @example 31
   */
  activated: number;

  /**
   * Of these, how many have paid by now: a first payment of theirs has taken effect. A refund does not take that back.
   * @example 9
   */
  paid: number;
}

export class FunnelPeriodDto extends FunnelDto {
  /**
   * Its first day, in UTC.
   * @example "2026-11-01"
   */
  @ApiProperty({ format: 'date' })
  from: string;
}

export class RetentionMonthDto {
  /**
   * The first day of a month, in UTC.
   * @example "2026-11-01"
   */
  @ApiProperty({ format: 'date' })
  month: string;

  /**
   * Organizations of the cohort of which somebody was signed in in it.
   * @example 17
   */
  active: number;
}

export class RetentionCohortDto {
  /**
   * The first day of the month in which they registered, in UTC.
   * @example "2026-08-01"
   */
  @ApiProperty({ format: 'date' })
  month: string;

  /**
   * Organizations that registered in it and are activated by now, also those that have left since.
   * @example 24
   */
  activated: number;

  /** From that month up to the present one, the earliest first, without those before this was counted. */
  months: RetentionMonthDto[];
}

export class RegistrationTotalsDto {
  /**
   * Registrations that are not deleted.
   * @example 2540
   */
  total: number;

  /**
   * Of these, those whose newest welcome mail was taken by its mail server.
   * @example 2490
   */
  emailsSent: number;
}

export class AllianceAnalyticsDto {
  /** When these figures were read. */
  asOf: string;

  /**
   * The first day that the funnel looks at, in UTC.
   * @example "2026-10-25"
   */
  @ApiProperty({ format: 'date' })
  from: string;

  /**
   * Organizations that the directory lists: confirmed, and not left.
   * @example 2510
   */
  organizations: number;

  /** Where they are, the most first; those aside that do not say it to all members. */
  countries: CountryOrganizationsDto[];

  /** What they are, the most first. */
  types: TypeOrganizationsDto[];

  /** All registrations. */
  registrations: RegistrationTotalsDto;

  /** The last twelve months up to the present one, the earliest first. */
  months: ActivityMonthDto[];

  /** From a visit to a payment, of the days looked at. */
  funnel: FunnelDto;

  /** The same over time, the earliest first: by days, of 90 days by weeks. Each has what became of those who registered in it. */
  periods: FunnelPeriodDto[];

  /** Of those who registered in each of the last twelve months, how many came back; the earliest first, without months in which nobody was activated. */
  cohorts: RetentionCohortDto[];
}
