import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { Mail } from '../../../platform/mail/mail';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi } from '../../membership';
import { SubscriptionActivated } from '../billing.events';
import { paymentReceipt } from '../billing.mails';
import { pages } from '../billing.pages';
import { IssueInvoice } from '../invoices/issue-invoice';
import { Plan } from '../plans/plan.entity';
import { GrantPeriod } from '../subscriptions/grant-period';
import { BillingPeople } from '../subscriptions/lifecycle/billing-people';
import type { Payment } from './payment.entity';

/** What a payment brings, in the transaction that makes it successful: period, tier, invoice, receipt, event. */
@Injectable()
export class TakeEffect {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly events: Events,
    private readonly grant: GrantPeriod,
    private readonly invoice: IssueInvoice,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly people: BillingPeople,
  ) {}

  async execute(payment: Payment, reference: string, now: Date): Promise<void> {
    const { organizationId, planId, tier, currency } = payment;
    const { subscription, period } = await this.grant.execute(payment, now);
    await this.membership.notePayments(organizationId);
    const plan = await this.database.manager.findOneByOrFail(Plan, { id: planId });
    const labels = await this.membership.describeOrganizations([organizationId]);
    const organizationName = labels.get(organizationId)?.name ?? '';
    const { periodStart, periodEnd } = period;
    await this.events.publish(new SubscriptionActivated(subscription.id, organizationId, payment.id, planId, tier));
    await this.audit.record('system', 'payment.settled', `payment:${payment.id}`, {
      reference,
      organizationId,
      planId,
      currency,
      total: payment.total,
    });
    // Last, because whoever wants the next number waits for it.
    const about = { organizationName, planName: plan.name, periodStart, periodEnd, reference };
    const invoice = await this.invoice.execute(payment, about, now);
    for (const to of await this.people.receiversOf(payment))
      await this.mail.queue(paymentReceipt, {
        to: { personId: to.personId, name: to.name, address: to.address },
        values: {
          firstName: to.firstName,
          organizationName,
          planName: plan.name,
          number: invoice.number,
          subtotal: moneyInWords(payment.subtotal, currency),
          taxRule: payment.taxRule,
          tax: moneyInWords(payment.taxAmount, currency),
          total: moneyInWords(payment.total, currency),
          periodStart,
          periodEnd,
          link: `${this.config.appUrl}${pages.billing(organizationId)}`,
        },
        about: `payment:${payment.id}`,
      });
  }
}
