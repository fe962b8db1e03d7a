import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { PaymentStateDto } from './payments.dto';

const stateOf = {
  name: 'payments-state',
  text: `select a.reference, p.status, p.review is not null as "inReview", p.organization_id as "organizationId",
      p.plan_id as "planId", l.name as "planName", p.total::text as total, p.currency, i.number as "invoiceNumber"
    from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
      join billing.plans l on l.id = p.plan_id left join billing.invoices i on i.payment_id = p.id
    where a.reference = $1`,
};

@Injectable()
export class PaymentsQueries {
  constructor(private readonly database: Database) {}

  /** Where a payment stands, for owners and admins of the organization that pays. Throws `not_found`. */
  async stateFor(viewer: Viewer, reference: string): Promise<PaymentStateDto> {
    const state = await this.database.queryOne<PaymentStateDto>(stateOf, [reference]);
    if (!state || !leads(viewer, state.organizationId)) throw notFound('payment');
    return state;
  }
}
