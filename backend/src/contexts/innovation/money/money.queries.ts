import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Currency } from '../../../platform/money/money';

const newestRate = {
  name: 'money-newest-rate',
  text: `select usd_per_unit as rate from innovation.exchange_rates
    where currency = $1 and quoted_on <= current_date order by quoted_on desc limit 1`,
};

@Injectable()
export class MoneyQueries {
  constructor(private readonly database: Database) {}

  /** The newest stored rate, as a decimal number; a dollar is worth one. */
  async usdPerUnit(currency: Currency): Promise<string> {
    if (currency === 'USD') return '1';
    const row = await this.database.queryOne<{ rate: string }>(newestRate, [currency]);
    if (!row) throw new Error(`There is no exchange rate for ${currency}`);
    return row.rate;
  }
}
