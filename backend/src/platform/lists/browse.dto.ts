import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Text } from '../http/text';

/** What somebody pastes into a search box has tabs between a table's cells, and line breaks. */
const asOneLine = (pasted: string) => pasted.replace(/\s+/g, ' ').trim();

/** Which page of a list. */
export class BrowseQuery {
  /**
   * Words that all must occur, in the title, description, category or tags; of the last one its beginning is enough.
   * @example "water leak"
   */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? asOneLine(value) : value))
  @Text({ max: 2000 })
  search?: string;

  /** How many, at most 200. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(200)
  limit?: number = 50;

  /** Where the page starts: from the `Link` header of the page before. */
  @IsOptional()
  @Text({ max: 100 })
  cursor?: string;
}

/** A search for which nothing was found. */
export class SuggestQuery {
  /**
   * The words as they were searched for.
   * @example "watter leak"
   */
  @Transform(({ value }) => (typeof value === 'string' ? asOneLine(value) : value))
  @Text({ max: 200, required: 'search must say what was searched for' })
  search: string;
}

export class SearchSuggestionDto {
  /**
   * The same search without its slips of spelling, which finds something; `null` when there is none.
   * @example "water leak"
   */
  suggestion: string | null;
}
