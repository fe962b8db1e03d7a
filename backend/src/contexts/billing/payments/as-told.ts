/** What `told` of payment `p` is at a status, settled by that attempt or none. */
export const toldOf = (status: string, settledReference: string) =>
  `case when ${status} = 'cancelled' and ${settledReference} is null
    and exists (select from billing.refunds b where b.payment_id = p.id and b.state = 'processed')
  then 'refunded' else ${status} end`;

/**
 * Why money that came has not taken effect. `paid_already`: another payment had brought the same, or a plan runs.
 * `out_of_date`: what its price was computed from has changed since. `ended`: the subscription that it renews was over. `differs`: the provider reports something else than was
 * asked for. `in_return`: it is being given back.
 */
export const paymentConcerns = ['paid_already', 'out_of_date', 'ended', 'differs', 'in_return'] as const;
export type PaymentConcern = (typeof paymentConcerns)[number];

/** The same of payment `p`, also once somebody has looked at it; nothing where it took effect, has gone back, or nothing came. */
export const concernOf = `case
  when p.settled_reference is not null then null
  when p.review = 'refund_failed' or exists (select from billing.refunds b where b.payment_id = p.id
    and b.state in ('queued', 'pending', 'needs_attention')) then 'in_return'
  when p.status = 'cancelled' and p.review is null
    and exists (select from billing.refunds b where b.payment_id = p.id and b.state = 'processed') then null
  when coalesce(p.review, p.closed_review) in ('already_subscribed', 'already_renewed') then 'paid_already'
  when coalesce(p.review, p.closed_review) in ('plan_changed_since', 'paid_late') then 'out_of_date'
  when coalesce(p.review, p.closed_review) = 'ended_since' then 'ended'
  when coalesce(p.review, p.closed_review) is not null then 'differs' end`;
