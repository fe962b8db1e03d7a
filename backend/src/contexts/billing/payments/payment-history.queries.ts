import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import { concernOf } from './as-told';
import type { PaymentDto } from './payment-history.dto';

/** A cursor knows no more than milliseconds. */
const at = `date_trunc('milliseconds', p.created_at)`;

const list = {
  name: 'payment-history',
  text: `select p.id, ${at} as "createdAt", p.paid_at as "paidAt", p.told as status,
      p.review is not null as "inReview", ${concernOf} as concern, p.purpose,
      p.plan_id as "planId", l.name as "planName", p.interval, p.currency, p.total::text as total,
      (select coalesce(sum(r.amount), 0)::text from billing.refunds r
        where r.payment_id = p.id and r.reference = coalesce(p.settled_reference, r.reference) and r.state = 'processed') as refunded,
      a.channel, a.reference,
      coalesce((select json_agg(json_build_object('number', d.number, 'kind', d.kind) order by d.place, d.number) from (
          select i.number, 'invoice' as kind, 1 as place
          union all select 'REC' || substr(i.number, 4), 'receipt', 2
          union all select c.number, 'credit_note', 3 from billing.credit_notes c where c.invoice_id = i.id
        ) d where i.id is not null), '[]') as documents
    from billing.payments p join billing.plans l on l.id = p.plan_id
      left join billing.invoices i on i.payment_id = p.id
      left join lateral (select reference, channel from billing.payment_attempts
        where payment_id = p.id order by reference = p.settled_reference desc nulls last, created_at desc limit 1) a on true
    where p.organization_id = any($1) and (${at}, p.id) < ($2, $3) order by ${at} desc, p.id desc limit $4`,
};
const count = {
  name: 'payment-history-count',
  text: 'select count(*)::int as total from billing.payments where organization_id = any($1)',
};

@Injectable()
export class PaymentHistoryQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** The payments of an organization, and of those that were merged into it, newest first, one page of them. */
  async list(organizationId: string, limit: number, cursor?: string): Promise<Page<PaymentDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const organizationIds = await this.membership.withMerged(organizationId);
    const [rows, { total }] = await Promise.all([
      this.database.query<PaymentDto>(list, [organizationIds, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(count, [organizationIds]),
    ]);
    return toPage(rows, limit, { count: total }, (row) => row);
  }
}
