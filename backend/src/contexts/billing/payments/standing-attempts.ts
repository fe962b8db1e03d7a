import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { PaymentProvider } from '../providers/payment-provider';
import { basisHolds } from './basis';
import type { PaymentAttempt } from './payment-attempt.entity';

/** An attempt that can still be paid by, and not only just. */
export const reuseMs = 30 * 60_000;
/** How long another call of the same may take to open its attempt. */
const openingMs = 10_000;

const unpaidQuote = {
  name: 'payments-unpaid-quote',
  text: `select p.quote_id as "quoteId" from billing.payments p join billing.quotes q on q.id = p.quote_id
    where p.organization_id = $1 and p.plan_id = $2 and p.currency = $3 and p.status in ('pending', 'failed')
      and p.review is null and q.expires_at > $4 and ${basisHolds}
    order by p.created_at desc limit 1`,
};
const openAttempt = {
  name: 'payment-attempts-open',
  text: `select a.reference, p.id as "paymentId", p.total::text as total
    from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
    where p.organization_id = $1 and p.plan_id = $2 and p.currency = $3 and p.status = 'pending' and p.review is null
      and ${basisHolds} and a.payment_method is not distinct from $4
      and a.provider = $5 and (a.state = 'open' and a.created_at > $6 or a.state = 'opening' and a.created_at > $7)
    order by a.state = 'open' desc, a.created_at desc limit 1`,
};
const pageOf = {
  name: 'payment-attempts-page',
  text: `select a.redirect_url as "redirectUrl" from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
    where a.reference = $1 and a.state = 'open' and p.status = 'pending' and a.created_at > $2`,
};

/** What is to be paid, for whom. */
export interface Owed {
  organizationId: string;
  planId: string;
  currency: string;
}

/** The attempts that others, or an earlier call, have made and that can still be paid by. */
@Injectable()
export class StandingAttempts {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly provider: PaymentProvider,
  ) {}

  /** One for the same thing, whoever of the organization made it; also one whose page is only being opened. */
  async find(
    { organizationId, planId, currency }: Owed,
    method: PaymentAttempt['paymentMethod'],
  ): Promise<{ reference: string; paymentId: string; total: string } | undefined> {
    const values = [organizationId, planId, currency, method, this.provider.name];
    return this.database.queryOne(openAttempt, [...values, this.before(reuseMs), this.before(openingMs)]);
  }

  /** The provider's page of an attempt, where it can be paid on. */
  async pageOf(reference: string): Promise<string | undefined> {
    const row = await this.database.queryOne<{ redirectUrl: string }>(pageOf, [reference, this.before(reuseMs)]);
    return row?.redirectUrl;
  }

  /** The quote of a payment for the same thing that was begun and not paid. */
  async unpaidQuote({ organizationId, planId, currency }: Owed): Promise<string | undefined> {
    const values = [organizationId, planId, currency, this.clock.now()];
    return (await this.database.queryOne<{ quoteId: string }>(unpaidQuote, values))?.quoteId;
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
