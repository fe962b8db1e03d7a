import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { MembershipApi } from '../../membership';
import { CardKeeper } from '../cards/card-keeper';
import { lockOrganization } from '../organization-lock';
import { type ChargeReport, PaymentProvider } from '../providers/payment-provider';
import { isRenewal } from '../reference';
import { GrantPeriod } from '../subscriptions/grant-period';
import { Basis } from './basis';
import { type Mismatch, mismatchOf } from './check-charge';
import { FlagPayment } from './flag-payment';
import { Payment } from './payment.entity';
import { type AttemptState, PaymentPurpose, PaymentStatus } from './payment.enums';
import { PaymentAttempt } from './payment-attempt.entity';
import { type Cause, PaymentLedger } from './payment-ledger';
import { isPaidLate, statusFor } from './payment-states';
import { refundJob } from './refund-jobs';
import { TakeEffect } from './take-effect';
import { nextCheck } from './watch';

/** What settling found: `unknown` is a reference that is not ours. */
type Settlement = 'unknown' | 'unchanged' | 'moved' | 'paid' | 'duplicate' | 'review';

const concerned = {
  name: 'payment-attempts-concerned',
  text: `select p.organization_id as "organizationId", a.provider, a.state,
      p.status = 'successful' and p.settled_reference = a.reference as settled
    from billing.payment_attempts a join billing.payments p on p.id = a.payment_id where a.reference = $1`,
};
const checked = {
  name: 'payment-attempts-checked',
  text: `with noted as (update billing.payment_attempts set checked_at = $2, next_check_at = $3, state = coalesce($4, state),
      provider_ref = coalesce($5, provider_ref), channel = coalesce($6, channel), fees = coalesce($7, fees),
      received = case when $9 = (select p.currency::text from billing.payments p where p.id = payment_id) then $8 else received end
    where reference = $1 returning payment_id, channel)
    update billing.payments p set method = noted.channel from noted
    where p.id = noted.payment_id and noted.channel <> coalesce(p.method, '')
      and coalesce(p.settled_reference, $1) = $1`,
};
const returnDuplicate = {
  name: 'refunds-return-duplicate',
  text: `insert into billing.refunds (payment_id, reference, kind, amount, currency, reason, requested_by, created_at, next_check_at)
    values ($1, $2, 'duplicate', $3, $4, 'Paid twice', 'system', $5, $5)
    on conflict (reference) where kind = 'duplicate' do nothing returning id`,
};

const attemptStateOf: Partial<Record<ChargeReport['state'], AttemptState>> = {
  success: 'succeeded',
  reversed: 'reversed',
  failed: 'failed',
  abandoned: 'abandoned',
};

interface Concerned {
  organizationId: string;
  provider: string;
  state: AttemptState;
  settled: boolean;
}

/**
 * The only way in which money takes effect, whoever calls: the webhook, the return page, reconciliation. Nothing that
 * they bring is believed: the provider is asked, and what it says is compared with what was quoted. Of any number of
 * calls for one payment, in any order and at once, one does it.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly basis: Basis,
    private readonly cards: CardKeeper,
    private readonly database: Database,
    private readonly flag: FlagPayment,
    private readonly grant: GrantPeriod,
    private readonly jobs: Jobs,
    private readonly ledger: PaymentLedger,
    private readonly membership: MembershipApi,
    private readonly provider: PaymentProvider,
    private readonly takeEffect: TakeEffect,
  ) {}

  /** Throws `ProviderAway` where the provider cannot be asked now. */
  async execute(reference: string, cause: Cause): Promise<Settlement> {
    const known = await this.database.queryOne<Concerned>(concerned, [reference]);
    if (!known) return 'unknown';
    // Of money that has gone back there is nothing more to hear.
    const isOver = known.settled || known.state === 'duplicate' || known.state === 'reversed';
    if (isOver || known.provider !== this.provider.name) return 'unchanged';
    const report = await this.provider.fetch(reference);
    return this.apply(reference, report, cause);
  }

  /** Lets a report have its effect. Of nothing, when the provider does not know the charge, only time can come. */
  async apply(reference: string, report: ChargeReport | undefined, cause: Cause): Promise<Settlement> {
    return this.database.transaction(async () => {
      const known = await this.database.queryOne<Concerned>(concerned, [reference]);
      if (!known) return 'unknown';
      await this.database.run(lockOrganization, [known.organizationId]);
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const attempt = await manager.findOneOrFail(PaymentAttempt, { where: { reference }, lock });
      const payment = await manager.findOneOrFail(Payment, { where: { id: attempt.paymentId }, lock });
      const now = this.clock.now();
      const age = now.getTime() - attempt.createdAt.getTime();
      const status = statusFor(report?.state ?? 'pending', age);

      if (report && status === PaymentStatus.Successful) return this.succeed(payment, attempt, report, cause, now);
      await this.note(attempt, report, nextCheck(attempt.createdAt, now), now);
      if (status === PaymentStatus.Pending || payment.status !== PaymentStatus.Pending) return 'unchanged';
      if (status === PaymentStatus.Cancelled && (await this.hasYoungerAttempt(attempt))) return 'unchanged';
      return (await this.ledger.move(payment, status, { cause, reference, at: now })) ? 'moved' : 'unchanged';
    });
  }

  private async succeed(
    payment: Payment,
    attempt: PaymentAttempt,
    report: ChargeReport,
    cause: Cause,
    now: Date,
  ): Promise<Settlement> {
    const { reference } = attempt;
    if (payment.settledReference === reference) return 'unchanged';
    const mismatch = await this.mismatch(payment, attempt, report);
    if (mismatch) {
      await this.note(attempt, report, nextCheck(attempt.createdAt, now), now);
      await this.flag.execute(payment, mismatch, reference);
      return 'review';
    }
    if (payment.settledReference) return this.returnSecond(payment, attempt, report, now);
    // Nothing was paid at a time that has not come yet.
    const paidAt = report.paidAt && report.paidAt < now ? report.paidAt : now;
    const objection =
      report.state === 'reversed' ? 'reversed_before_settled' : await this.overtaken(payment, attempt, paidAt);
    if (objection) {
      await this.note(attempt, report, null, now);
      await this.flag.execute(payment, objection, reference);
      return 'review';
    }
    const won = await this.ledger.move(payment, PaymentStatus.Successful, { cause, reference, at: now, paidAt });
    if (!won) return 'unchanged';
    await this.note(attempt, report, null, now);
    await this.takeEffect.execute(payment, reference, now);
    // A charge to the saved card brings no other one; and one that was removed meanwhile does not come back by it.
    if (report.card && !isRenewal(reference)) await this.cards.save('system', payment.organizationId, report.card);
    return 'paid';
  }

  /** What happened between the price and its payment, so that it is not what was wanted then. */
  private async overtaken(
    payment: Payment,
    { reference, provider }: PaymentAttempt,
    paidAt: Date,
  ): Promise<string | undefined> {
    if (payment.purpose === PaymentPurpose.Change) {
      if (!(await this.basis.holdsForPayment(payment.id))) return 'plan_changed_since';
      return isPaidLate(payment.createdAt, paidAt) ? 'paid_late' : undefined;
    }
    const runs = await this.grant.runningOf(payment.organizationId);
    if (payment.purpose === PaymentPurpose.Start) return runs ? 'already_subscribed' : undefined;
    // A charge to the saved card was on its way when its people cancelled: nobody wanted it.
    if (!runs) return isRenewal(reference) ? 'ended_since' : undefined;
    // Cards and pages pay for the period that was due; what came past the provider may be for one to come.
    return provider !== 'offline' && runs.periodEnd > payment.createdAt ? 'already_renewed' : undefined;
  }

  /** The same was paid by another attempt: it goes back. */
  private async returnSecond(payment: Payment, attempt: PaymentAttempt, report: ChargeReport, now: Date) {
    await this.database.run(checked, [attempt.reference, now, null, 'duplicate', ...detailsOf(report)]);
    const values = [payment.id, attempt.reference, report.amount, report.currency, now];
    const refund = await this.database.queryOne<{ id: string }>(returnDuplicate, values);
    if (!refund) return 'unchanged' as const;
    await this.jobs.add(refundJob, { id: refund.id }, { key: `refund:${refund.id}` });
    await this.audit.record('system', 'payment.paid-twice', `payment:${payment.id}`, {
      reference: attempt.reference,
      refundId: refund.id,
    });
    return 'duplicate' as const;
  }

  private async mismatch(payment: Payment, attempt: PaymentAttempt, report: ChargeReport) {
    const expected = {
      reference: attempt.reference,
      live: this.provider.live,
      currency: payment.currency,
      total: BigInt(payment.total),
    };
    const wrong: Mismatch | 'no_organization' | undefined = mismatchOf(report, expected);
    if (wrong) return wrong;
    const standings = await this.membership.standingsOf([payment.organizationId]);
    return standings.has(payment.organizationId) ? undefined : 'no_organization';
  }

  private async hasYoungerAttempt(attempt: PaymentAttempt): Promise<boolean> {
    const attempts = await this.database.manager.findBy(PaymentAttempt, { paymentId: attempt.paymentId });
    return attempts.some(({ createdAt }) => createdAt > attempt.createdAt);
  }

  private async note(attempt: PaymentAttempt, report: ChargeReport | undefined, next: Date | null, now: Date) {
    const state = report ? (attemptStateOf[report.state] ?? null) : null;
    await this.database.run(checked, [attempt.reference, now, next, state, ...detailsOf(report)]);
  }
}

const detailsOf = (report: ChargeReport | undefined) => [
  report?.providerRef ?? null,
  report?.channel ?? null,
  report?.fees ?? null,
  ...(report?.state === 'success' || report?.state === 'reversed' ? [report.amount, report.currency] : [null, null]),
];
