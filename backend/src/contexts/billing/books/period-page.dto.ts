import { IsOptional } from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { PageQuery } from '../../../platform/lists/browse.dto';

/** Which page of a list, and of which days. */
export class PeriodPageQuery extends PageQuery {
  /**
   * Begun or received on this day or later, in UTC.
   * @example "2026-11-01"
   */
  @IsOptional()
  @Day()
  from?: string;

  /**
   * Begun or received on this day or before, in UTC.
   * @example "2026-11-30"
   */
  @IsOptional()
  @Day()
  to?: string;
}
