import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsISO31661Alpha2,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { AnyOf } from '../../../platform/http/any-of';
import { canonicalCountry } from '../../../platform/http/country';
import { Day } from '../../../platform/http/dates';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { BrowseQuery } from '../../../platform/lists/browse.dto';
import { Category, ProblemStatus, Reward, Urgency } from '../innovation.enums';
import { SubmitterFilters } from '../submitter-filters.dto';
import { Tags } from '../tags';
import { WatchedFilter } from '../watches/watched-filter.dto';

/** What problems are narrowed by. Each filter takes any of its values, and all filters hold together. */
export class ProblemFilters extends SubmitterFilters {
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
}

export enum ProblemSort {
  Best = 'best',
  Newest = 'newest',
  Value = 'value',
  AnswerDay = 'answer-day',
  Urgency = 'urgency',
}

export class ProblemsQuery extends IntersectionType(OmitType(BrowseQuery, ['sort']), ProblemFilters, WatchedFilter) {
  /**
   * The order. Of what a search has found `best` (where absent) or `newest`. Without a search `newest` (where absent); `value`, the
   * greatest in US dollars first and those without one last; `answer-day`, the next day for answers first and what has ended last;
   * or `urgency`, the most urgent first.
   */
  @IsOptional()
  @IsEnum(ProblemSort)
  sort?: ProblemSort;
}

/** What is counted: what a search finds, or all. */
export class ProblemFacetsQuery extends IntersectionType(
  PickType(BrowseQuery, ['search']),
  ProblemFilters,
  WatchedFilter,
) {}

export class ProblemContentDto {
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

  /**
   * What must be true of a solution, as plain text; line breaks are kept.
   * @example "Finds a leak of 0.2 l/s to within two metres, without digging."
   */
  @IsOptional()
  @Text({ max: 5000, lines: true })
  successCriteria?: string;

  /**
   * Technology readiness that a solution must have at least, 1 to 9.
   * @example 6
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(9)
  requiredReadiness?: number;

  /**
   * Countries in which it must work, ISO 3166-1 alpha-2, 20 at most; none for anywhere.
   * @example ["KE", "TZ"]
   */
  @IsOptional()
  @Transform(({ value }) => (Array.isArray(value) ? value.map(canonicalCountry) : value))
  @IsArray({ message: 'regions must be a list' })
  @ArrayMaxSize(20, { message: 'There can be at most 20 regions' })
  @ArrayUnique({ message: 'regions must not name a country twice' })
  @IsISO31661Alpha2({ each: true, message: 'regions must be two-letter codes of countries' })
  regions?: string[];

  /**
   * What is there to spend at least, written as `estimatedValue` is.
   * @example "€100k"
   */
  @IsOptional()
  @Text({ max: 100 })
  budgetFrom?: string;

  /**
   * What is there to spend at most, in the same currency.
   * @example "€250k"
   */
  @IsOptional()
  @Text({ max: 100 })
  budgetTo?: string;

  /**
   * What the winner gets.
   * @example ["pilot"]
   */
  @IsOptional()
  @IsArray({ message: 'rewards must be a list' })
  @ArrayUnique({ message: 'rewards must not name one twice' })
  @IsEnum(Reward, { each: true })
  @ApiProperty({ enum: Reward, enumName: 'Reward', isArray: true, maxItems: 3 })
  rewards?: Reward[];

  /**
   * The same in words.
   * @example "A paid pilot in two districts, and a frame contract when it meets the criteria."
   */
  @IsOptional()
  @Text({ max: 1000, lines: true })
  rewardNote?: string;

  /**
   * The day, in UTC, by which every proposal is answered: from 7 to 365 days ahead when it is set. Without it, it is 60 days after the problem
   * was put before all members, and an edit leaves it as it is.
   */
  @IsOptional()
  @Day()
  decideBy?: string;
}

export class SubmitProblemDto extends ProblemContentDto {
  /**
   * Keeps it for the people of the organization alone, until `submitProblemDraft`. A draft is not counted by the plan.
   * @example false
   */
  @IsOptional()
  @IsBoolean()
  draft?: boolean;

  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  @IsOptional()
  @IsId()
  organizationId?: string;
}

/** The whole of it: what is absent is taken away. */
export class EditProblemDto extends ProblemContentDto {
  /**
   * The `revision` that was read before it was edited.
   * @example 3
   */
  @IsInt()
  @Min(1)
  revision: number;
}

/** Why something comes to stand otherwise: told to everybody who sees it. */
export class ReasonDto {
  /**
   * In a sentence or two.
   * @example "We have found a partner outside the alliance."
   */
  @Text({ max: 1000, lines: true, required: 'Please say why' })
  reason: string;
}

export class ValueQuery {
  /**
   * An amount as people write it.
   * @example "€25M"
   */
  @Text({ max: 100, required: 'Write an amount such as $50M' })
  text: string;
}
