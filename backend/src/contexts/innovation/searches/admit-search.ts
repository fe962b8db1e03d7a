import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { SearchedList } from '../innovation.enums';
import { savedSearchesFull, searchNameTaken } from '../innovation.errors';

/** So many one person keeps, of both lists. */
export const mostSaved = 50;

const lock = {
  name: 'saved-searches-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('saved-searches:' || $1, 0))`,
};
const kept = {
  name: 'saved-searches-kept',
  text: `select count(*)::int as count, coalesce(bool_or(list = $2 and name = $3 and id is distinct from $4), false) as "isTaken"
    from innovation.saved_searches where user_id = $1`,
};

/** What all searches of a person hold to. One change of them at a time, so that two at once do not pass the limit together. */
@Injectable()
export class AdmitSearch {
  constructor(private readonly database: Database) {}

  /** Throws `search_name_taken`, or `saved_searches_full` for one more. */
  async check(userId: string, list: SearchedList, name: string, changed: string | null = null): Promise<void> {
    await this.database.run(lock, [userId]);
    const { count, isTaken } = await this.database.one<{ count: number; isTaken: boolean }>(kept, [
      userId,
      list,
      name,
      changed,
    ]);
    if (isTaken) throw searchNameTaken();
    if (!changed && count >= mostSaved) throw savedSearchesFull(mostSaved);
  }
}
