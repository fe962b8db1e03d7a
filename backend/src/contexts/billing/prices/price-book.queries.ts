import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { PriceChangeDto, PriceVersionDto } from './price-book.dto';
import type { NewPrice } from './publish-prices';

const versions = {
  name: 'price-book-versions',
  text: `select b.version, b.valid_from as "validFrom", a.actor as "publishedBy", a.at as "publishedAt",
      json_agg(json_build_object('planId', b.plan_id, 'currency', b.currency, 'charged', b.charged::text, 'list', b.list::text)
        order by p.sort_order, b.currency desc) as prices
    from billing.prices b join billing.plans p on p.id = b.plan_id
      left join lateral (select actor, at from platform.audit_events
        where subject = 'price-version:' || b.version and action = 'prices.published' order by id limit 1) a on true
    group by b.version, b.valid_from, a.actor, a.at order by b.version desc limit 200`,
};
/** The prices of the plans $1 in the currencies $2, pair by pair, at the time $3. */
const before = {
  name: 'price-book-before',
  text: `select asked.plan_id as "planId", asked.currency, b.charged::text as charged, b.list::text as list,
      (select count(*)::int from billing.subscriptions s where s.plan_id = asked.plan_id and s.currency = asked.currency
        and s.status in ('active', 'past_due', 'grace') and s.next_plan_id is null and not s.cancel_at_period_end) as subscriptions
    from unnest($1::text[], $2::billing.plan_currency[]) with ordinality as asked (plan_id, currency, place)
      left join lateral (select charged, list from billing.prices where plan_id = asked.plan_id
        and currency = asked.currency and valid_from <= $3 order by valid_from desc, version desc limit 1) b on true
    order by asked.place`,
};

type Before = { charged: string | null; list: string | null; subscriptions: number };

/** The versions of the price book, as super admins read them. */
@Injectable()
export class PriceBookQueries {
  constructor(private readonly database: Database) {}

  async versions(): Promise<PriceVersionDto[]> {
    return this.database.query<PriceVersionDto>(versions);
  }

  /** What these prices would change at that time; those that are the same are left out. */
  async changes(prices: NewPrice[], at: Date): Promise<PriceChangeDto[]> {
    const values = [prices.map(({ planId }) => planId), prices.map(({ currency }) => currency), at];
    const rows = await this.database.query<Before>(before, values);
    return prices.flatMap(({ planId, currency, charged, list }, n) => {
      const { charged: chargedBefore, list: listBefore, subscriptions } = rows[n] as Before;
      if (chargedBefore === String(charged) && listBefore === String(list)) return [];
      const after = { charged: String(charged), list: String(list) };
      return [
        {
          planId,
          currency,
          chargedBefore: chargedBefore ?? '0',
          listBefore: listBefore ?? '0',
          ...after,
          subscriptions,
        },
      ];
    });
  }
}
