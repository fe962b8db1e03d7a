import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Searched, Text } from '../http/text';

export enum SearchSort {
  Best = 'best',
  Newest = 'newest',
}

/** Which page of a list. */
export class PageQuery {
  /** How many, at most 200. */
  @ApiProperty({ required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(200)
  limit: number = 50;

  /** Where the page starts: from the `Link` header of the page before. */
  @IsOptional()
  @Text({ max: 100 })
  cursor?: string;
}

/** Which page of a list that can be searched. */
export class BrowseQuery extends PageQuery {
  /**
   * Words to look for in title, description, category and tags; of the last one its beginning is enough. What has all of
   * them is found; where nothing has, what has some of them, and `X-Search-Words` says so.
   * @example "water leak"
   */
  @IsOptional()
  @Searched({ max: 2000 })
  search?: string;

  /** The order of what a search has found; `best` where absent. Without a search it is always `newest`. */
  @IsOptional()
  @IsEnum(SearchSort)
  sort?: SearchSort;
}

/** A search for which nothing was found. */
export class SuggestQuery {
  /**
   * The words as they were searched for.
   * @example "watter leak"
   */
  @Searched({ max: 200, required: 'search must say what was searched for' })
  search: string;
}

export class SearchSuggestionDto {
  /**
   * The same search without its slips of spelling, which finds something; `null` when there is none.
   * @example "water leak"
   */
  suggestion: string | null;
}

/** How many have one value of what a list can be narrowed by. */
export class FacetCountDto {
  /**
   * A value of the facet.
   * @example "energy"
   */
  value: string;

  /**
   * How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are.
   * @example 12
   */
  count: number;

  /**
   * Of matches: how many more there would be that have no label, as they share a few words with the text alone. Absent where there are
   * none.
   * @example 3
   */
  weaker?: number;
}
