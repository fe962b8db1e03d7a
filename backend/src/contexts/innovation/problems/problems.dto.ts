import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsEnum, IsOptional, IsUUID } from 'class-validator';
import { AnyCountry, AnyOf } from '../../../platform/http/any-of';
import { Text } from '../../../platform/http/text';
import { BrowseQuery, FacetCountDto } from '../../../platform/lists/browse.dto';
import { type Currency, toUnits } from '../../../platform/money/money';
import type { OrganizationLabel } from '../../membership';
import { OrganizationType } from '../../membership';
import { Category, ProblemStatus, Urgency } from '../innovation.enums';
import { Tags } from '../tags';

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
   * How far it has come; only an `open` one takes proposals.
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

  /** The organization that submitted it. */
  submittedBy: SubmitterDto;

  /**
   * Words of the title, the tags and the beginning of the description, as they stand there, that a search has found; absent without one.
   * @example ["Leaks", "water"]
   */
  hits?: string[];
}

/** What problems are narrowed by. Each filter takes any of its values, and all filters hold together. */
export class ProblemFilters {
  /**
   * Fields, separated by commas.
   * @example ["energy", "environment"]
   */
  @AnyOf(Category, 'Category', 'category')
  category?: Category[];

  /**
   * How soon a solution is needed, separated by commas.
   * @example ["critical", "high"]
   */
  @AnyOf(Urgency, 'Urgency', 'urgency')
  urgency?: Urgency[];

  /**
   * How far it has come, separated by commas.
   * @example ["open"]
   */
  @AnyOf(ProblemStatus, 'ProblemStatus', 'status')
  status?: ProblemStatus[];

  /**
   * Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas.
   * @example ["KE"]
   */
  @AnyCountry('region')
  region?: string[];

  /** The organization that submitted them. */
  @IsOptional()
  @IsUUID()
  submitter?: string;
}

export class ProblemsQuery extends IntersectionType(BrowseQuery, ProblemFilters) {}

/** What is counted: what a search finds, or all. */
export class ProblemFacetsQuery extends IntersectionType(PickType(BrowseQuery, ['search']), ProblemFilters) {}

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

  /** By the organization that submitted them, the ten with most. */
  submitter: SubmitterCountDto[];

  /**
   * Whether these are the numbers of what was asked for. `false` where a search finds more than 2,000, which are not counted one by
   * one: the numbers are then those without its words.
   * @example true
   */
  isExact: boolean;
}

export class IndustryProblemDetailDto extends IndustryProblemDto {
  /** When it changed last. */
  updatedAt: string;

  /**
   * Whether the viewer may accept and decline proposals to this problem.
   * @example false
   */
  canDecide: boolean;

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

export class SubmitProblemDto {
  /**
   * What the problem is, on one line.
   * @example "Leaks in old water mains are found too late"
   */
  @Text({ max: 200, required: 'Title is required' })
  title: string;

  /**
   * The problem in detail, as plain text; line breaks are kept.
   * @example "A third of the treated water is lost before it reaches a tap. We look for a way to find leaks in buried mains without digging."
   */
  @Text({ max: 10_000, lines: true, required: 'Description is required' })
  description: string;

  /**
   * The field it belongs to.
   * @example "environment"
   */
  @IsOptional()
  @IsEnum(Category)
  category?: Category;

  /**
   * How soon a solution is needed.
   * @example "high"
   */
  @IsOptional()
  @IsEnum(Urgency)
  urgency?: Urgency;

  /**
   * As people write it: an amount with an optional currency (US dollars when none is named). `previewProblemValue` says
   * how it is understood; what is not is refused with `value_not_understood`.
   * @example "€25M"
   */
  @IsOptional()
  @Text({ max: 100 })
  estimatedValue?: string;

  /**
   * Up to 20, each of at most 50 characters.
   * @example ["water", "sensors"]
   */
  @Tags()
  tags?: string[];

  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  @IsOptional()
  @IsUUID()
  organizationId?: string;
}

export class ValueQuery {
  /**
   * An amount as people write it.
   * @example "€25M"
   */
  @Text({ max: 100, required: 'Write an amount such as $50M' })
  text: string;
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
}

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
  submittedBy: labels.get(row.organizationId) as SubmitterDto,
});
