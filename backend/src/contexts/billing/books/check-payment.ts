import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import { providerAway } from '../billing.errors';
import { SettlePayment } from '../payments/settle-payment';
import { PaymentProvider, ProviderAway } from '../providers/payment-provider';

const known = { name: 'payments-known', text: 'select from billing.payments where id = $1' };
const attemptsOf = {
  name: 'payment-attempts-to-ask',
  text: `select reference from billing.payment_attempts where payment_id = $1 and provider = $2 and state <> 'refused'
    order by created_at`,
};

/** A super admin has the provider asked about a payment now, and not when its turn comes. */
@Injectable()
export class CheckPayment {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly provider: PaymentProvider,
    private readonly settle: SettlePayment,
  ) {}

  /** What follows is what reconciliation does. Throws `not_found` and `provider_away`. */
  async execute(admin: Viewer, paymentId: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.database.queryOne(known, [paymentId]))) throw notFound('payment');
      await this.audit.record(admin, 'payment.checked', `payment:${paymentId}`);
    });
    await this.idempotency.beyond(() => this.ask(paymentId));
  }

  private async ask(paymentId: string): Promise<void> {
    const attempts = await this.database.query<{ reference: string }>(attemptsOf, [paymentId, this.provider.name]);
    try {
      for (const { reference } of attempts) await this.settle.execute(reference, 'reconciliation');
    } catch (error) {
      throw error instanceof ProviderAway ? providerAway() : error;
    }
  }
}
