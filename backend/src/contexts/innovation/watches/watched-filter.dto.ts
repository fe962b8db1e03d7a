import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';

/** Narrows a list to what the viewer watches. */
export class WatchedFilter {
  /**
   * Those that the viewer watches, and no others: of more than 2,000 the ones that they began to watch last.
   * @example true
   */
  @IsOptional()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' || value === '' ? false : value))
  @IsBoolean({ message: 'watched must be true or false' })
  watched?: boolean;
}
