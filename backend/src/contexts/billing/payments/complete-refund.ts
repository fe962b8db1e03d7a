import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { Mail } from '../../../platform/mail/mail';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi, MembershipTier } from '../../membership';
import { PaymentRefunded } from '../billing.events';
import { paymentRefunded } from '../billing.mails';
import { Invoice } from '../invoices/invoice.entity';
import { IssueCreditNote } from '../invoices/issue-credit-note';
import { lockOrganization } from '../organization-lock';
import { GrantPeriod } from '../subscriptions/grant-period';
import { FlagPayment } from './flag-payment';
import { Payment } from './payment.entity';
import { PaymentStatus } from './payment.enums';
import { PaymentLedger } from './payment-ledger';
import type { Refund } from './refund.entity';

const processed = {
  name: 'refunds-processed',
  text: 'update billing.refunds set processed_at = $2 where id = $1',
};
const returned = {
  name: 'payment-attempts-returned',
  text: `update billing.payment_attempts set state = 'reversed' where reference = $1`,
};
const given = {
  name: 'refunds-processed-sum',
  text: `select coalesce(sum(amount), 0)::text as amount from billing.refunds where reference = $1 and state = 'processed'`,
};

/** What follows when money has gone back: credit note, and for all of it the end of what it had bought. */
@Injectable()
export class CompleteRefund {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly creditNote: IssueCreditNote,
    private readonly database: Database,
    private readonly events: Events,
    private readonly flag: FlagPayment,
    private readonly grant: GrantPeriod,
    private readonly ledger: PaymentLedger,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  async execute(refund: Refund): Promise<void> {
    const { manager } = this.database;
    const now = this.clock.now();
    const before = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.database.run(lockOrganization, [before.organizationId]);
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.database.run(processed, [refund.id, now]);
    const sum = await this.database.queryOne<{ amount: string }>(given, [refund.reference]);
    const tookEffect = payment.settledReference === refund.reference;
    const wholly = BigInt(sum?.amount ?? 0) >= BigInt(payment.total);
    if (!tookEffect) await this.returnUnused(payment, refund, now);
    else if (wholly) await this.undo(payment, refund.reference, now);
    if (tookEffect)
      await this.events.publish(new PaymentRefunded(payment.id, payment.organizationId, refund.id, wholly));
    await this.audit.record('system', 'refund.processed', `payment:${payment.id}`, {
      refundId: refund.id,
      amount: refund.amount,
      currency: refund.currency,
    });
    const invoice = tookEffect ? await manager.findOneBy(Invoice, { paymentId: payment.id }) : null;
    const note = invoice && (await this.creditNote.execute(refund, invoice, now));
    await this.mail.queue(paymentRefunded, {
      to: { name: payment.payerName, address: payment.payerAddress },
      values: {
        firstName: payment.payerName.split(' ')[0] ?? '',
        amount: moneyInWords(refund.amount, refund.currency),
        reason: refund.reason,
        number: note?.number ?? null,
      },
      about: `payment:${payment.id}`,
    });
  }

  /** Somebody has to find another way. */
  async failed(refund: Refund, why: string): Promise<void> {
    const payment = await this.database.manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.flag.execute(payment, 'refund_failed', refund.reference);
    await this.audit.record('system', 'refund.failed', `payment:${payment.id}`, { refundId: refund.id, why });
  }

  private async undo(payment: Payment, reference: string, now: Date): Promise<void> {
    await this.ledger.move(payment, PaymentStatus.Refunded, { cause: 'refund', reference, at: now });
    const subscription = await this.grant.runningOf(payment.organizationId);
    if (subscription?.paymentId !== payment.id) return;
    subscription.end(now);
    await this.database.manager.save(subscription);
    await this.membership.setTier(payment.organizationId, MembershipTier.Free);
  }

  /** It bought nothing, so nothing ends with it. */
  private async returnUnused(payment: Payment, { reference }: Refund, now: Date): Promise<void> {
    await this.database.run(returned, [reference]);
    if (payment.status === PaymentStatus.Pending || payment.status === PaymentStatus.Failed)
      await this.ledger.move(payment, PaymentStatus.Cancelled, { cause: 'refund', reference, at: now });
  }
}
