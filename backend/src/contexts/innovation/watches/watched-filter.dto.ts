import { TrueOrFalse } from '../../../platform/http/true-or-false';

/** Narrows a list to what the viewer watches. */
export class WatchedFilter {
  /**
   * Those that the viewer watches, and no others: of more than 2,000 the ones that they began to watch last.
   * @example true
   */
  @TrueOrFalse('watched')
  watched?: boolean;
}
