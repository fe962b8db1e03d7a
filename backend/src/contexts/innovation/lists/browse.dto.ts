import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Text } from '../../../platform/http/text';

const searchLength = 200;

/** Whatever somebody pastes into a search box is words to look for: a table's cells, lines, half characters. */
const asOneLine = (pasted: string) =>
  pasted
    .replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim()
    .slice(0, searchLength)
    .replace(/\p{Surrogate}$/u, '');

/** Which page of a list. */
export class BrowseQuery {
  /**
   * Words that all must occur, in the title, description, category or tags; of the last one its beginning is enough.
   * @example "water leak"
   */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? asOneLine(value) : value))
  @Text({ max: searchLength })
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
