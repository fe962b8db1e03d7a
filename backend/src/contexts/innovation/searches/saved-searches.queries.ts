import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { DigestFrequency } from '../alerts/digest-schedule';
import type { SearchedList } from '../innovation.enums';
import type { SavedSearchDto } from './saved-searches.dto';

const columns = 'id, list, name, query, frequency, created_at as "createdAt"';

const list = {
  name: 'saved-searches-list',
  text: `select ${columns} from innovation.saved_searches
    where user_id = $1 and ($2::innovation.searched_list is null or list = $2) order by list, lower(name), name`,
};
const find = {
  name: 'saved-searches-find',
  text: `select ${columns} from innovation.saved_searches where id = $1 and user_id = $2`,
};
const waiting = {
  name: 'saved-searches-waiting',
  text: `select user_id as "userId" from innovation.saved_searches
    where frequency = $1 and frequency <> 'off' and told_until < $2 and user_id > $3
    group by user_id order by user_id limit $4`,
};
const hold = {
  name: 'saved-searches-hold',
  text: `select id, list, name, query, told_until as "toldUntil" from innovation.saved_searches
    where user_id = $1 and frequency = $2 and told_until < $3 order by list, lower(name), id for update`,
};

/** A search of which somebody is to be told. */
export interface DueSearch {
  id: string;
  list: SearchedList;
  name: string;
  query: string;
  toldUntil: string;
}

@Injectable()
export class SavedSearchesQueries {
  constructor(private readonly database: Database) {}

  /** Those of a person, of one list or of both, by name. */
  async of(userId: string, of?: SearchedList): Promise<SavedSearchDto[]> {
    return this.database.query<SavedSearchDto>(list, [userId, of ?? null]);
  }

  async get(id: string, userId: string): Promise<SavedSearchDto> {
    return this.database.one<SavedSearchDto>(find, [id, userId]);
  }

  /** Of the people after one those who want to be told so often and were not until a time, in their order. */
  async waiting(frequency: DigestFrequency, until: Date, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ userId: string }>(waiting, [frequency, until, after, limit]);
    return rows.map(({ userId }) => userId);
  }

  /** What a person is to be told of so often and was not until a time, locked until the end of the transaction. */
  async hold(userId: string, frequency: DigestFrequency, until: Date): Promise<DueSearch[]> {
    return this.database.query<DueSearch>(hold, [userId, frequency, until]);
  }
}
