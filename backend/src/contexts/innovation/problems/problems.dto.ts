import { ApiProperty } from '@nestjs/swagger';
import { FacetCountDto } from '../../../platform/lists/browse.dto';
import { type Currency, toUnits } from '../../../platform/money/money';
import type { OrganizationLabel } from '../../membership';
import { OrganizationType } from '../../membership';
import { AttachedFileDto } from '../files/files.dto';
import { Category, ProblemStatus, Reward, Urgency } from '../innovation.enums';
import { ProjectLinkDto } from '../projects/project-link.dto';

export class SubmitterDto {
  /** The organization's identifier. */
  id: string;

  /**
   * The organization's name.
   * @example "Meridian Energy Holdings"
   */
  name: string;

  /**
   * What kind of organization it is.
   * @example "corporation"
   */
  type: OrganizationType;

  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** Whether it has left the alliance, so that nobody there can be asked any more; absent where it has not. */
  hasLeft?: boolean;

  /** Whether it is suspended, so that nothing new is sent to it; absent where it is not. */
  isSuspended?: boolean;
}

/** How many an organization has submitted, which the `value` is the identifier of. */
export class SubmitterCountDto extends FacetCountDto {
  /**
   * The name of the organization.
   * @example "Meridian Water Board"
   */
  name: string;
}

export class IndustryProblemDto {
  /** Its identifier. */
  id: string;

  /**
   * What the problem is, on one line.
   * @example "Leaks in old water mains are found too late"
   */
  title: string;

  /**
   * The problem in detail, as plain text.
   * @example "A third of the treated water is lost before it reaches a tap."
   */
  description: string;

  /**
   * The field it belongs to.
   * @example "environment"
   */
  category: Category | null;

  /**
   * How soon a solution is needed.
   * @example "high"
   */
  urgency: Urgency | null;

  /**
   * How far it has come; only an `open` one takes proposals. A `draft` is seen by its organization alone; a `withdrawn` one by that, and
   * by who has proposed to it.
   * @example "open"
   */
  status: ProblemStatus;

  /**
   * What a solution would be worth, in units of `estimatedValueCurrency`; exact.
   * @example "25000000.00"
   */
  estimatedValue: string | null;

  /**
   * ISO 4217.
   * @example "EUR"
   */
  estimatedValueCurrency: string | null;

  /**
   * The same in US dollars, at the rate of the day it was submitted.
   * @example "28785000.00"
   */
  estimatedValueUsd: string | null;

  /**
   * Words to find it by.
   * @example ["water", "sensors"]
   */
  tags: string[];

  /** When it was submitted. */
  createdAt: string;

  /**
   * The day, in UTC, by which its organization answers every proposal; those that come later than 14 days before it, within 14 days. `null`
   * of a draft that does not say it.
   * @example "2026-12-24"
   */
  @ApiProperty({ format: 'date' })
  decideBy: string | null;

  /** The organization that submitted it. */
  submittedBy: SubmitterDto;

  /**
   * Words of the title, the tags and the beginning of the description, as they stand there, that a search has found; absent without one.
   * @example ["Leaks", "water"]
   */
  hits?: string[];
}

/** How many problems there are with each value, as far as the other filters leave them. */
export class ProblemFacetsDto {
  /** By field. */
  category: FacetCountDto[];

  /** By how soon a solution is needed. */
  urgency: FacetCountDto[];

  /** By how far they have come. */
  status: FacetCountDto[];

  /** By the country of the organization that submitted them. */
  region: FacetCountDto[];

  /** By what the organization that submitted them is. */
  submitterType: FacetCountDto[];

  /** By the organization that submitted them, the ten with most. */
  submitter: SubmitterCountDto[];

  /** Those that the viewer watches, as `true`; absent where it is counted what matches something. */
  watched?: FacetCountDto[];

  /**
   * Whether these are the numbers of what was asked for. `false` where a search finds more than 1,000, which are not counted one by
   * one: the numbers are then those without its words. Where it finds fewer of a submitter that is asked for, these are counted, and other
   * submitters left out. And where many are counted for the first time, which takes a moment: what is
   * not counted yet is left out.
   * @example true
   */
  isExact: boolean;
}

export class BudgetDto {
  /**
   * At least, in units of `currency`; exact.
   * @example "100000.00"
   */
  from: string | null;

  /**
   * At most, in units of `currency`; exact.
   * @example "250000.00"
   */
  to: string | null;

  /**
   * ISO 4217.
   * @example "EUR"
   */
  currency: string;
}

/** What says when a solution is one, and what comes of it. */
export class BriefDto {
  /**
   * What must be true of a solution, as plain text.
   * @example "Finds a leak of 0.2 l/s to within two metres, without digging."
   */
  successCriteria: string | null;

  /**
   * Technology readiness that a solution has at least, 1 to 9.
   * @example 6
   */
  @ApiProperty({ minimum: 1, maximum: 9, nullable: true, type: 'integer' })
  requiredReadiness: number | null;

  /**
   * Countries in which it must work, ISO 3166-1 alpha-2.
   * @example ["KE", "TZ"]
   */
  regions: string[];

  /** What is there to spend. */
  budget: BudgetDto | null;

  /**
   * What the winner gets.
   * @example ["pilot", "purchase"]
   */
  @ApiProperty({ enum: Reward, enumName: 'Reward', isArray: true })
  rewards: Reward[];

  /**
   * The same in words.
   * @example "A paid pilot in two districts, and a frame contract when it meets the criteria."
   */
  rewardNote: string | null;
}

export class IndustryProblemDetailDto extends IndustryProblemDto {
  /** When it changed last. */
  updatedAt: string;

  /**
   * Counted up with each edit: `editProblem` says which one it was made on.
   * @example 3
   */
  revision: number;

  /** What says when a solution is one, and what comes of it. */
  brief: BriefDto;

  /** What is attached to it, in the order in which it was. */
  files: AttachedFileDto[];

  /** The projects that came of it, newest first, 20 at most. */
  projects: ProjectLinkDto[];

  /**
   * Whether the viewer may edit it.
   * @example false
   */
  canEdit: boolean;

  /**
   * Where the viewer may take it from where it stands.
   * @example ["closed", "withdrawn"]
   */
  @ApiProperty({ enum: ProblemStatus, enumName: 'ProblemStatus', isArray: true })
  nextStatuses: ProblemStatus[];

  /**
   * Whether the viewer may accept and decline proposals to this problem.
   * @example false
   */
  canDecide: boolean;

  /**
   * How many proposals wait for the viewer's decision; 50 for as many or more.
   * @example 3
   */
  waitingProposals: number;

  /**
   * How many proposals wait for the viewer's score, as a reviewer; 50 for as many or more.
   * @example 2
   */
  dueScores: number;

  /**
   * The day by which the first of these was promised an answer.
   * @example "2026-12-24"
   */
  @ApiProperty({ format: 'date' })
  waitingDueOn: string | null;

  /**
   * Whether the viewer may propose a solution to it.
   * @example true
   */
  canPropose: boolean;
}

export class ProblemSummaryDto {
  /**
   * All problems.
   * @example 42
   */
  total: number;

  /**
   * With status `open`.
   * @example 30
   */
  open: number;

  /**
   * With urgency `critical` or `high`.
   * @example 12
   */
  highPriority: number;

  /**
   * Sum of the estimated values in US dollars.
   * @example "412500000.00"
   */
  totalValueUsd: string;
}

export class ValuePreviewDto {
  /**
   * In units of `currency`; exact.
   * @example "25000000.00"
   */
  amount: string;

  /**
   * ISO 4217.
   * @example "EUR"
   */
  currency: string;

  /**
   * In US dollars at the newest stored rate.
   * @example "28785000.00"
   */
  usd: string;
}

export interface ProblemRow {
  id: string;
  organizationId: string;
  title: string;
  description: string;
  category: Category | null;
  urgency: Urgency | null;
  status: ProblemStatus;
  valueMinor: string | null;
  valueCurrency: Currency | null;
  valueUsdMinor: string | null;
  tags: string[];
  createdAt: string;
  decideBy: string | null;
}

export interface ProblemDetailRow extends ProblemRow {
  updatedAt: string;
  revision: number;
  successCriteria: string | null;
  requiredReadiness: number | null;
  regions: string[];
  budgetFromMinor: string | null;
  budgetToMinor: string | null;
  budgetCurrency: Currency | null;
  rewards: Reward[];
  rewardNote: string | null;
  waiting: number;
  dueScores: number;
  leadId: string | null;
  hasReviewers: boolean;
  waitingDueOn: string | null;
  projects: ProjectLinkDto[];
}

export const toBrief = (row: ProblemDetailRow): BriefDto => {
  const { budgetFromMinor: from, budgetToMinor: to, budgetCurrency: currency } = row;
  return {
    successCriteria: row.successCriteria,
    requiredReadiness: row.requiredReadiness,
    regions: row.regions,
    budget: currency && { from: from && toUnits(from, currency), to: to && toUnits(to, currency), currency },
    rewards: row.rewards,
    rewardNote: row.rewardNote,
  };
};

export const toProblem = (row: ProblemRow, labels: ReadonlyMap<string, OrganizationLabel>): IndustryProblemDto => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  urgency: row.urgency,
  status: row.status,
  estimatedValue: row.valueMinor && row.valueCurrency && toUnits(row.valueMinor, row.valueCurrency),
  estimatedValueCurrency: row.valueCurrency,
  estimatedValueUsd: row.valueUsdMinor && toUnits(row.valueUsdMinor, 'USD'),
  tags: row.tags,
  createdAt: row.createdAt,
  decideBy: row.decideBy,
  submittedBy: labels.get(row.organizationId) as SubmitterDto,
});
