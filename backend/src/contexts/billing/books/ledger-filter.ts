import { periodOf } from '../../../platform/http/dates';
import { toldStatus } from '../payments/as-told';
import type { LedgerFilter } from './ledger.dto';

/** What of `billing.payments p` a filter leaves; its status apart, by which tiles are told. */
export const withinFilter = `($1::text is null or p.currency::text = $1)
  and ($2::text is null or exists (select from billing.payment_attempts m where m.payment_id = p.id and m.channel = $2))
  and ($3::uuid is null or p.organization_id = $3)
  and ($4::timestamptz is null or p.created_at >= $4) and ($5::timestamptz is null or p.created_at < $5)
  and ($6::text is null or p.id in (
    select f.payment_id from billing.payment_attempts f where starts_with(f.reference, $6)
    union select f.payment_id from billing.invoices f where f.number = upper($6)))`;

export const withinStatus = `($7::text is null or case $7 when 'completed' then ${toldStatus} in ('successful', 'refunded')
  when 'failed' then ${toldStatus} in ('failed', 'cancelled') when 'review' then p.review is not null
  else ${toldStatus} = $7 end)`;

/** $1 to $6. */
export function filterValues({ currency, method, organizationId, from, to, search }: LedgerFilter): unknown[] {
  const period = periodOf({ from, to });
  return [currency, method, organizationId, period.from, period.until, search].map((value) => value || null);
}
