import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { concernOf } from './as-told';
import { basisHolds } from './basis';
import type { PaymentStateDto } from './payments.dto';
import { reuseMs } from './standing-attempts';

const stateOf = {
  name: 'payments-state',
  text: `select a.reference, p.told as status, p.review is not null as "inReview", ${concernOf} as concern,
      p.organization_id as "organizationId",
      p.plan_id as "planId", l.name as "planName", p.tier, p.total::text as total, p.currency, i.number as "invoiceNumber",
      p.payer_address as "receiptTo", s.period_start as "periodStart", s.period_end as "periodEnd",
      p.settled_reference is not distinct from a.reference as "isSettled",
      exists (select from billing.refunds r where r.reference = a.reference and r.kind = 'duplicate') as "paidTwice",
      case when p.status = 'pending' and p.review is null and a.state = 'open' and a.created_at > $2 and ${basisHolds}
        then a.redirect_url end as "payUrl"
    from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
      join billing.plans l on l.id = p.plan_id left join billing.invoices i on i.payment_id = p.id
      left join billing.subscription_periods s on s.payment_id = p.id
    where a.reference = $1`,
};

/** `isSettled`: it is this attempt that was paid by. */
interface PaymentState {
  state: PaymentStateDto;
  isSettled: boolean;
}

type Row = PaymentStateDto & { isSettled: boolean };

@Injectable()
export class PaymentsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Where a payment stands, for owners and admins of the organization that pays. Throws `not_found`. */
  async stateFor(viewer: Viewer, reference: string): Promise<PaymentState> {
    const row = await this.database.queryOne<Row>(stateOf, [reference, this.clock.in(-reuseMs)]);
    if (!row || !leads(viewer, row.organizationId)) throw notFound('payment');
    const { isSettled, ...state } = row;
    return { state, isSettled };
  }
}
