import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';

const runningOf = `billing.subscriptions s where s.organization_id = p.organization_id
  and s.status in ('active', 'past_due', 'grace')`;

/**
 * Whether what a quote or payment `p` was priced against is still so. A change is for the period that ran, as long as nothing
 * of its money goes back; a first subscription is of no use once there is one, nor a renewal where there is none or
 * its period has been paid by other money. A change from before bases were kept is for a period that had begun by then.
 */
export const basisHolds = `case
  when p.basis_payment_id is not null then exists (select from ${runningOf} and s.payment_id = p.basis_payment_id)
    and not exists (select from billing.refunds r where r.payment_id = p.basis_payment_id and r.state <> 'failed'
      and r.created_at >= p.created_at)
  when p.purpose = 'change' then exists (select from ${runningOf} and s.period_start <= p.created_at)
  when p.purpose = 'renew' then exists (select from ${runningOf} and s.period_end <= p.created_at)
  else not exists (select from ${runningOf}) end`;

const ofQuote = { name: 'quotes-basis-holds', text: `select from billing.quotes p where p.id = $1 and ${basisHolds}` };
const ofPayment = {
  name: 'payments-basis-holds',
  text: `select from billing.payments p where p.id = $1 and ${basisHolds}`,
};

/** Tells whether a price is still that of what runs. */
@Injectable()
export class Basis {
  constructor(private readonly database: Database) {}

  async holdsForQuote(id: string): Promise<boolean> {
    return (await this.database.queryOne(ofQuote, [id])) !== undefined;
  }

  async holdsForPayment(id: string): Promise<boolean> {
    return (await this.database.queryOne(ofPayment, [id])) !== undefined;
  }
}
