import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { ledOrganization } from '../../../platform/http/acting-organization';
import { DomainError } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import { MembershipApi } from '../../membership';
import { paymentRefused, paymentUnavailable } from '../billing.errors';
import { AnswerLost, PaymentProvider, ProviderAway, ProviderRefused } from '../providers/payment-provider';
import { BeginAttempt, type Begun } from './begin-attempt';
import { type OpenedPayment, OpenPayment, type Payer } from './open-payment';
import type { Payment } from './payment.entity';
import { type AttemptState, PaymentStatus } from './payment.enums';
import { PaymentLedger } from './payment-ledger';
import { type InitializePaymentDto, isFromCheckout, type PaymentInitializedDto } from './payments.dto';
import { StandingAttempts } from './standing-attempts';

/** The provider gets eight seconds in all, so that the member is answered within ten. */
const patienceMs = 8_000;
/** With less time left a second attempt is not begun. */
const secondAttemptMs = 1_500;

const opened = {
  name: 'payment-attempts-opened',
  text: `update billing.payment_attempts set state = 'open', redirect_url = $2, provider_ref = $3
    where reference = $1 and state = 'opening'`,
};
const ended = {
  name: 'payment-attempts-ended',
  text: `update billing.payment_attempts set state = $2 where reference = $1 and state = 'opening'`,
};

/** What a member asks for. `deadline` is in milliseconds of `performance.now()`. */
interface Call {
  wish: InitializePaymentDto;
  email: string;
  deadline: number;
}

/**
 * Begins a payment and answers where it is made. What it costs comes from a quote and the price book alone. Sent again
 * within half an hour, also by many at once, it answers the same page.
 */
@Injectable()
export class InitializePayment {
  private readonly log = new Logger(InitializePayment.name);

  constructor(
    private readonly attempts: BeginAttempt,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly ledger: PaymentLedger,
    private readonly membership: MembershipApi,
    private readonly open: OpenPayment,
    private readonly provider: PaymentProvider,
    private readonly standing: StandingAttempts,
  ) {}

  /**
   * Throws what quotes throw, `organization_required`, `invalid_input` without agreement to the terms, `already_paid`, what keeps the quote from being paid, and within
   * ten seconds `payment_unavailable` or `payment_refused` when the provider cannot, or will not.
   */
  async execute(viewer: Viewer, wish: InitializePaymentDto): Promise<PaymentInitializedDto> {
    const deadline = performance.now() + patienceMs;
    const organizationId = ledOrganization(viewer, wish.organizationId);
    const payer = await this.payer(viewer, organizationId);
    const begin = () => this.attempts.execute(viewer, organizationId, wish, payer);
    // A call's key is for the attempt that it begins. What the provider then says is asked for again by each repetition.
    const first = await begin();
    return this.idempotency.beyond(() => this.lead(first, begin, { wish, email: viewer.email, deadline }));
  }

  /** Where the payment is made: the page that stands, or a new one, of a second attempt should the answer be lost. */
  private async lead(first: Begun, begin: () => Promise<Begun>, call: Call): Promise<PaymentInitializedDto> {
    for (let begun = first, asked = 0; ; begun = await begin()) {
      const { reference, made } = begun;
      const page = made ? await this.ask(made, call) : await this.standing.pageOf(reference);
      if (page) return { authorization_url: page, reference };
      if (made) asked += 1;
      // Another call is about to open it.
      else await sleep(100);
      const isLate = call.deadline - performance.now() < secondAttemptMs;
      if (asked === 2 || isLate) throw paymentUnavailable(isFromCheckout(call.wish));
    }
  }

  /** Asks the provider for its page; nothing when its answer was lost, and another attempt may be made. */
  private async ask(
    { payment, attempt: { reference } }: OpenedPayment,
    { wish, email, deadline }: Call,
  ): Promise<string | undefined> {
    const { appUrl } = this.config;
    try {
      const page = await this.provider.initialize(
        {
          reference,
          amount: BigInt(payment.total),
          currency: payment.currency,
          email,
          description: `Membership: ${payment.lines[0]?.description ?? payment.planId}`,
          callbackUrl: `${appUrl}/checkout/return`,
          cancelUrl: `${appUrl}/checkout/${payment.planId}?currency=${payment.currency}&organizationId=${payment.organizationId}`,
          method: wish.paymentMethod,
        },
        deadline,
      );
      await this.database.run(opened, [reference, page.redirectUrl, page.providerRef ?? null]);
      return page.redirectUrl;
    } catch (error) {
      return this.explain(error, payment, reference, isFromCheckout(wish));
    }
  }

  private async explain(error: unknown, payment: Payment, reference: string, atCheckout: boolean): Promise<undefined> {
    if (error instanceof DomainError) throw error;
    this.log.warn(`Attempt ${reference} was not opened: ${(error as Error).message}`);
    if (error instanceof ProviderRefused) {
      await this.giveUp(payment, reference);
      throw paymentRefused(atCheckout);
    }
    // The provider may have it all the same: it is watched.
    await this.end(reference, 'lost');
    if (error instanceof AnswerLost) return undefined;
    if (error instanceof ProviderAway) throw paymentUnavailable(atCheckout);
    throw error;
  }

  /** Nobody will ever pay by it. */
  private async giveUp(payment: Payment, reference: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.open.lock(payment.organizationId);
      await this.end(reference, 'refused');
      await this.ledger.move(payment, PaymentStatus.Failed, { cause: 'opened', reference, at: this.clock.now() });
    });
  }

  private async end(reference: string, state: AttemptState): Promise<void> {
    await this.database.run(ended, [reference, state]);
  }

  private async payer(viewer: Viewer, organizationId: string): Promise<Payer> {
    const people = await this.membership.decisionMakersOf(organizationId);
    const name = people.find(({ userId }) => userId === viewer.id)?.name ?? '';
    return { actor: viewer, name, address: viewer.email };
  }
}
