import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { AnyOf } from '../../../platform/http/any-of';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { BrowseQuery } from '../../../platform/lists/browse.dto';
import { Category, SolutionStatus, TechnologyType } from '../innovation.enums';
import { SubmitterFilters } from '../submitter-filters.dto';
import { Tags } from '../tags';
import { WatchedFilter } from '../watches/watched-filter.dto';

/** What solutions are narrowed by. Each filter takes any of its values, and all filters hold together. */
export class SolutionFilters extends SubmitterFilters {
  /**
   * Fields, separated by commas.
   * @example ["energy", "environment"]
   */
  @AnyOf(Category, 'Category', 'category')
  category?: Category[];

  /**
   * Technologies, separated by commas.
   * @example ["iot", "robotics"]
   */
  @AnyOf(TechnologyType, 'TechnologyType', 'technology')
  technology?: TechnologyType[];

  /**
   * The lowest technology readiness, 1 to 9.
   * @example 4
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'readinessFrom must be a whole number' })
  @Min(1)
  @Max(9)
  readinessFrom?: number;

  /**
   * The highest technology readiness, 1 to 9; nothing is found where it is below the lowest.
   * @example 9
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'readinessTo must be a whole number' })
  @Min(1)
  @Max(9)
  readinessTo?: number;

  /**
   * How far it has come, separated by commas; a `draft` is seen by its organization only.
   * @example ["published", "testing"]
   */
  @AnyOf(SolutionStatus, 'SolutionStatus', 'status')
  status?: SolutionStatus[];
}

export enum SolutionSort {
  Best = 'best',
  Newest = 'newest',
  Readiness = 'readiness',
}

export class SolutionsQuery extends IntersectionType(OmitType(BrowseQuery, ['sort']), SolutionFilters, WatchedFilter) {
  /**
   * The order. Of what a search has found `best` (where absent) or `newest`. Without a search `newest` (where absent) or
   * `readiness`, the readiest first.
   */
  @IsOptional()
  @IsEnum(SolutionSort)
  sort?: SolutionSort;
}

/** What is counted: what a search finds, or all. */
export class SolutionFacetsQuery extends IntersectionType(
  PickType(BrowseQuery, ['search']),
  SolutionFilters,
  WatchedFilter,
) {}

export class SolutionContentDto {
  /**
   * What the solution is, on one line.
   * @example "Acoustic probes that find leaks from inside the main"
   */
  @Text({ max: 200, required: 'Title is required' })
  title: string;

  /**
   * The solution in detail, as plain text; line breaks are kept.
   * @example "A probe the size of a football drifts with the flow, listens, and reports every leak to within a metre."
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
   * The technology it rests on.
   * @example "robotics"
   */
  @IsOptional()
  @IsEnum(TechnologyType)
  technologyType?: TechnologyType;

  /**
   * Technology readiness, 1 to 9.
   * @example 7
   */
  @IsOptional()
  @IsInt({ message: 'readinessLevel must be a whole number' })
  @Min(1)
  @Max(9)
  readinessLevel?: number = 1;

  /**
   * Up to 20, each of at most 50 characters.
   * @example ["water", "robotics"]
   */
  @Tags()
  tags?: string[];
}

export class SubmitSolutionDto extends SolutionContentDto {
  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  @IsOptional()
  @IsId()
  organizationId?: string;

  /** Proposes the solution to this problem, which publishes it. */
  @IsOptional()
  @IsId()
  problemId?: string;

  /** A word to the problem's owner, where `problemId` is given. */
  @IsOptional()
  @Text({ max: 2000, lines: true })
  note?: string;

  /**
   * Whether all members may see it at once; otherwise it stays a draft of the organization.
   * @example true
   */
  @IsOptional()
  @IsBoolean()
  publish?: boolean = false;
}

/** The whole of it: what is absent is taken away. */
export class EditSolutionDto extends SolutionContentDto {
  /**
   * The `revision` that was read before it was edited.
   * @example 3
   */
  @IsInt()
  @Min(1)
  revision: number;
}
