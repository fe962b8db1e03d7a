import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEnum, IsIn, IsOptional } from 'class-validator';
import { AnyOf } from '../../../platform/http/any-of';
import { IsId } from '../../../platform/http/id';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { ProposalStatus } from '../innovation.enums';

/** How far back analytics look, in days. */
export const analyticsDays = [30, 90, 365] as const;

export class AnalyticsQuery {
  /** One of the viewer's organizations. */
  @IsId()
  organizationId: string;

  /** How many days back: 30, 90 or 365. */
  @ApiProperty({ required: false, enum: analyticsDays })
  @IsOptional()
  @Type(() => Number)
  @IsIn(analyticsDays, { message: 'days must be 30, 90 or 365' })
  days?: number = 30;
}

/** Of which side of a proposal an organization is. */
export enum ProposalSide {
  /** It was made to a problem of the organization. */
  Received = 'received',
  /** The organization made it. */
  Made = 'made',
}

/** Which page of the proposals that analytics count. */
export class AnalyzedProposalsQuery extends IntersectionType(AnalyticsQuery, PageQuery) {
  /** Those that the organization has received, or those that it has made. */
  @IsEnum(ProposalSide)
  side: ProposalSide;

  /**
   * How they stand, separated by commas; those withdrawn are counted nowhere.
   * @example ["accepted", "declined"]
   */
  @AnyOf(ProposalStatus, 'ProposalStatus', 'status')
  status?: ProposalStatus[];
}

/** Which page of the projects begun that analytics count. */
export class AnalyzedProjectsQuery extends IntersectionType(AnalyticsQuery, PageQuery) {}

export class AnalyticsPeriodDto {
  /**
   * Its first day.
   * @example "2026-11-01"
   */
  @ApiProperty({ format: 'date' })
  from: string;

  /**
   * Views of the organization's problems.
   * @example 31
   */
  problemViews: number;

  /**
   * Views of its solutions.
   * @example 12
   */
  solutionViews: number;

  /**
   * Proposals to its problems, by the day they were made, those withdrawn aside.
   * @example 3
   */
  proposalsIn: number;

  /**
   * Proposals that it made.
   * @example 1
   */
  proposalsOut: number;
}

export enum ViewedType {
  Problem = 'problem',
  Solution = 'solution',
}

export class ViewedDto {
  /**
   * What kind of thing it is.
   * @example "problem"
   */
  type: ViewedType;

  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "Leaks in old water mains are found too late"
   */
  title: string;

  /**
   * On how many days how many other organizations have looked at it, together.
   * @example 31
   */
  views: number;
}

export class AnsweredDto {
  /**
   * How many there are, those withdrawn aside.
   * @example 14
   */
  made: number;

  /**
   * Of these, how many wait for an answer.
   * @example 4
   */
  pending: number;

  /**
   * How many were accepted.
   * @example 3
   */
  accepted: number;

  /**
   * How many were declined.
   * @example 5
   */
  declined: number;

  /**
   * Whole days from a proposal to its decision, the median of those decided, rounded; `null` where none was.
   * @example 9
   */
  medianDays: number | null;
}

export class ProjectFiguresDto {
  /**
   * Projects that the organization leads or works on.
   * @example 4
   */
  all: number;

  /**
   * Of these, how many are in phase sandbox, pilot or scaling.
   * @example 2
   */
  active: number;

  /**
   * How many are deployed.
   * @example 1
   */
  deployed: number;

  /**
   * How many began in these days.
   * @example 1
   */
  started: number;
}

export enum AnalyzedState {
  Estimated = 'estimated',
  Claimed = 'claimed',
  Confirmed = 'confirmed',
  Disputed = 'disputed',
}

export class ValueByStateDto {
  /**
   * How it stands.
   * @example "confirmed"
   */
  state: AnalyzedState;

  /**
   * What it comes to, in US dollars at the rates of its days.
   * @example "1200000.00"
   */
  usd: string;

  /**
   * Entries that it is the sum of.
   * @example 3
   */
  entries: number;
}

export class AnalyticsDto {
  /** When these figures were read. */
  asOf: string;

  /**
   * The first day that is looked at.
   * @example "2026-10-25"
   */
  @ApiProperty({ format: 'date' })
  from: string;

  /** Views and proposals over time, the earliest first: by days, from 90 days on by weeks, of a year by months. */
  periods: AnalyticsPeriodDto[];

  /** What was looked at most, ten at most. */
  mostViewed: ViewedDto[];

  /** Proposals to the organization's problems that were made in these days. */
  proposalsIn: AnsweredDto;

  /** Proposals of the organization to others that were made in these days. */
  proposalsOut: AnsweredDto;

  /** Projects that it leads or works on. */
  projects: ProjectFiguresDto;

  /** Value of these projects that came in these days, by how it stands: each of the four states, whether there is any or not. */
  value: ValueByStateDto[];
}
