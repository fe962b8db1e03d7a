import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';

const growth = {
  name: 'membership-growth',
  text: `select (select coalesce(json_agg(m order by m.month), '[]') from (
        select month, sum(rows)::int as count from membership.directory_growth group by month having sum(rows) > 0) m) as months,
      (select count(*)::int from (select from membership.directory_growth where country is not null
        group by country having sum(rows) > 0) c) as countries`,
};

interface Growth {
  /** By the first day of the month in which they came, the earliest first: how many organizations. */
  months: { month: string; count: number }[];
  /** From which there are any. */
  countries: number;
}

/** How the alliance has grown, for other contexts: from maintained counts of what the directory shows. */
@Injectable()
export class AllianceGrowth {
  constructor(private readonly database: Database) {}

  async read(): Promise<Growth> {
    return this.database.one<Growth>(growth, []);
  }
}
