import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { AlertFrequency, SearchedList } from '../innovation.enums';

const list = { enum: SearchedList, enumName: 'SearchedList', example: SearchedList.Problems };
const frequency = { enum: AlertFrequency, enumName: 'AlertFrequency', example: AlertFrequency.Weekly };

export class SavedSearchDto {
  /** Its identifier. */
  id: string;

  /** Which list it searches. */
  @ApiProperty(list)
  list: SearchedList;

  /**
   * What the person calls it.
   * @example "Critical water leaks"
   */
  name: string;

  /**
   * Words, filters, order and view, as they stand in the list’s address behind the question mark: `/problems?…`. Empty for the whole list.
   * @example "search=water+leak&urgency=critical%2Chigh"
   */
  query: string;

  /** How often a mail says what is new in it: each day, each Monday, or not at all. */
  @ApiProperty(frequency)
  frequency: AlertFrequency;

  /** When it was saved. */
  createdAt: string;
}

export class ChangeSavedSearchDto {
  /**
   * What to call it, up to 80 characters; one name for one search of a list.
   * @example "Critical water leaks"
   */
  @Text({ max: 80, required: 'Give the search a name' })
  name: string;

  /**
   * What stands in the list’s address behind the question mark: `search`, `sort`, `view`, and the filters of `listProblems` or
   * `listSolutions`. What the list cannot be asked is refused; empty for the whole list.
   * @example "search=water+leak&urgency=critical%2Chigh"
   */
  @Text({ max: 4000 })
  query: string;

  /** How often a mail shall say what is new in it; nothing new is no mail. */
  @ApiProperty(frequency)
  @IsEnum(AlertFrequency)
  frequency: AlertFrequency;
}

export class SaveSearchDto extends ChangeSavedSearchDto {
  /** Which list it searches. */
  @ApiProperty(list)
  @IsEnum(SearchedList)
  list: SearchedList;
}

export class SavedSearchesQuery {
  /** Those of this list alone. */
  @ApiProperty({ ...list, required: false })
  @IsOptional()
  @IsEnum(SearchedList)
  list?: SearchedList;
}
