import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { AlertFrequency } from '../innovation.enums';
import { usualFrequency } from './digest-schedule';
import type { MatchAlertsDto } from './match-alerts.dto';

const columns = `user_id as "userId", coalesce(frequency, '${usualFrequency}') as frequency, told_until as "toldUntil"`;

const find = {
  name: 'match-alerts-find',
  text: `select ${columns} from innovation.match_alerts where user_id = any($1)`,
};
const hold = {
  name: 'match-alerts-hold',
  text: `insert into innovation.match_alerts as a (user_id) values ($1)
    on conflict (user_id) do update set user_id = a.user_id returning ${columns}`,
};

export interface Alerts {
  userId: string;
  frequency: AlertFrequency;
  toldUntil: string | null;
}

@Injectable()
export class MatchAlertsQueries {
  constructor(private readonly database: Database) {}

  async of(userId: string): Promise<MatchAlertsDto> {
    const frequency = (await this.ofMany([userId])).get(userId)?.frequency ?? usualFrequency;
    return { frequency };
  }

  /** By person. Who has neither chosen nor been told anything is left out. */
  async ofMany(userIds: string[]): Promise<ReadonlyMap<string, Alerts>> {
    const rows = await this.database.query<Alerts>(find, [userIds]);
    return new Map(rows.map((row) => [row.userId, row]));
  }

  /** What a person has chosen and been told, locked until the end of the transaction. */
  async hold(userId: string): Promise<Alerts> {
    return this.database.one<Alerts>(hold, [userId]);
  }
}
