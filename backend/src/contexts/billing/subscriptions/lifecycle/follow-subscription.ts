import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { hour, minute } from '../../../../platform/clock/durations';
import { Database } from '../../../../platform/database/database';
import { DomainError } from '../../../../platform/http/domain-error';
import { planNotSold } from '../../billing.errors';
import { CardKeeper, expiryOf } from '../../cards/card-keeper';
import type { SavedCard } from '../../cards/saved-card.entity';
import { lockOrganization } from '../../organization-lock';
import type { Quote } from '../../quotes/quote';
import { QuotesApi } from '../../quotes/quotes.api';
import { renewalReference } from '../../reference';
import { ChangeSubscription } from '../change-subscription';
import { EndSubscription } from '../end-subscription';
import { GrantPeriod } from '../grant-period';
import { MailValueStatement } from '../statement/mail-value-statement';
import type { Subscription } from '../subscription.entity';
import { type EndReason, SubscriptionStatus } from '../subscription.enums';
import { AnnouncePrice } from './announce-price';
import { ChargeRenewal } from './charge-renewal';
import { LifecycleMails } from './lifecycle-mails';
import { LifecycleSteps } from './lifecycle-steps';
import { type Step, stepsLeft } from './schedule';

/** The tries to charge a renewal, in their order: with each of these steps comes one. */
const tries: Step[] = ['renewal', 'dunning-3', 'dunning-7', 'dunning-14'];
/** A card is not charged more often, also where several steps are made up for at once. */
const leastBetweenTries = 20 * hour;
/** What takes the provider longer than this is not the member's delay. */
const promptMs = hour;
const askAgainMs = 10 * minute;
/** More than there are steps in a period. */
const mostTurns = 30;

const paidAhead = {
  name: 'subscriptions-paid-ahead',
  text: `select exists (select from billing.subscription_periods where subscription_id = $1 and period_start >= $2
      and period_end > $2) as "isPaid"`,
};
const lastTry = {
  name: 'subscriptions-last-try',
  text: `select max(a.created_at) as at from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
    where p.quote_id = $1 and a.reference like 'ren-%'`,
};
const lookLater = {
  name: 'subscriptions-look-later',
  text: 'update billing.subscriptions set next_look_at = $2 where id = $1',
};

/** What follows a turn: nothing for now, the next one, or a charge. */
type Turn = 'rest' | 'go-on' | { charge: string };

/**
 * Does what is due about a subscription, one step after the other, each in its own transaction and once. Also what has
 * come due meanwhile is done in its order. The provider is asked outside of transactions, under references that make a
 * second charge impossible.
 */
@Injectable()
export class FollowSubscription {
  constructor(
    private readonly announce: AnnouncePrice,
    private readonly cards: CardKeeper,
    private readonly change: ChangeSubscription,
    private readonly charge: ChargeRenewal,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly end: EndSubscription,
    private readonly grant: GrantPeriod,
    private readonly mails: LifecycleMails,
    private readonly quotes: QuotesApi,
    private readonly statement: MailValueStatement,
    private readonly steps: LifecycleSteps,
  ) {}

  async execute(organizationId: string, subscriptionId: string): Promise<void> {
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const turn = await this.turn(organizationId, subscriptionId);
      if (turn === 'rest') return;
      if (turn === 'go-on' || (await this.charge.execute(turn.charge)) === 'settled') continue;
      await this.database.run(lookLater, [subscriptionId, this.clock.in(askAgainMs)]);
      return;
    }
  }

  private async turn(organizationId: string, subscriptionId: string): Promise<Turn> {
    return this.database.transaction(async () => {
      await this.database.run(lockOrganization, [organizationId]);
      const subscription = await this.grant.runningOf(organizationId);
      if (subscription?.id !== subscriptionId) return 'rest';
      const now = this.clock.now();
      const { id, periodEnd } = subscription;
      await this.announce.execute(subscription, now);
      if (await this.isPaidAhead(subscription)) return this.rest(subscription, periodEnd);
      const [next] = stepsLeft(subscription, await this.steps.doneOf(id, periodEnd), now);
      if (!next || next.at > now) return this.rest(subscription, next?.at ?? periodEnd);
      const charged = tries.includes(next.step) ? await this.chargeFor(next.step, subscription, now) : undefined;
      if (charged) return charged;
      if (await this.steps.mark(id, next.step, periodEnd, now)) await this.take(next.step, subscription, now);
      return 'go-on';
    });
  }

  private async rest(subscription: Subscription, until: Date): Promise<Turn> {
    await this.database.run(lookLater, [subscription.id, until]);
    return 'rest';
  }

  /** The charge that belongs to a step, as long as nothing is known of its end; nothing where there is none to make. */
  private async chargeFor(step: Step, subscription: Subscription, now: Date): Promise<Turn | undefined> {
    const quote = await this.due(subscription);
    if (!quote) return undefined;
    const reference = renewalReference(subscription.id, subscription.periodEnd, tries.indexOf(step) + 1);
    const known = await this.charge.tryOf(reference);
    if (known) return ['opening', 'open', 'lost'].includes(known.state) ? { charge: reference } : undefined;
    if (!(await this.usableCard(subscription.organizationId))) return undefined;
    const last = await this.database.queryOne<{ at: string | null }>(lastTry, [quote.id]);
    if (last?.at && now.getTime() - Date.parse(last.at) < leastBetweenTries) return undefined;
    await this.charge.begin(quote, reference);
    return { charge: reference };
  }

  /** The quote of the renewal, made on its day; nothing where the plan is not sold any more. */
  private async due(subscription: Subscription): Promise<Quote | undefined> {
    if (subscription.renewalQuoteId) return this.quotes.find(subscription.renewalQuoteId);
    try {
      const quote = await this.quotes.forRenewal(subscription);
      if (quote.total <= 0n) return undefined;
      subscription.renewalQuoteId = quote.id;
      await this.database.manager.save(subscription);
      return quote;
    } catch (error) {
      if (error instanceof DomainError && error.code === planNotSold.code) return undefined;
      throw error;
    }
  }

  private async take(step: Step, subscription: Subscription, now: Date): Promise<void> {
    const { organizationId } = subscription;
    switch (step) {
      case 'value-statement':
        return this.statement.execute(subscription);
      case 'card-expiry':
        return this.warnOfExpiry(subscription);
      case 'renewal-reminder':
        return this.mails.reminded(subscription, await this.usableCard(organizationId));
      case 'end':
        return this.finish(subscription, 'cancelled', now);
      case 'expiry':
        return this.finish(subscription, 'unpaid', now);
      case 'dunning-14':
        return this.makeReadOnly(subscription, now);
      default:
        return this.askToPay(step, subscription, now);
    }
  }

  private async warnOfExpiry(subscription: Subscription): Promise<void> {
    const card = await this.cards.of(subscription.organizationId);
    if (card && expiryOf(card) <= subscription.periodEnd) await this.mails.cardExpires(subscription, card);
  }

  /** The renewal has not been paid, or cannot be without its people. */
  private async askToPay(step: Step, subscription: Subscription, now: Date): Promise<void> {
    const { renewalQuoteId, periodEnd, organizationId } = subscription;
    if (!renewalQuoteId) return this.finish(subscription, 'not_sold', now);
    const since = await this.countedFrom(step, subscription, now);
    const isNew = subscription.status === SubscriptionStatus.Active;
    subscription.fallDue(since);
    if (isNew) await this.change.keep('system', subscription, 'past-due', { quoteId: renewalQuoteId });
    else await this.database.manager.save(subscription);
    const quote = await this.quotes.find(renewalQuoteId);
    await this.mails.unpaid(quote, since, periodEnd, await this.usableCard(organizationId), now);
  }

  private async makeReadOnly(subscription: Subscription, now: Date): Promise<void> {
    const since = await this.countedFrom('dunning-14', subscription, now);
    subscription.fallDue(since);
    subscription.status = SubscriptionStatus.Grace;
    await this.change.keep('system', subscription, 'read-only', { quoteId: subscription.renewalQuoteId });
    await this.mails.readOnly(await this.quotes.find(subscription.renewalQuoteId as string), since);
  }

  /** The days are the member's: they stand still while the provider could not answer for a charge. */
  private async countedFrom(step: Step, subscription: Subscription, now: Date): Promise<Date> {
    const since = subscription.pastDueSince ?? subscription.periodEnd;
    const reference = renewalReference(subscription.id, subscription.periodEnd, tries.indexOf(step) + 1);
    const begun = (await this.charge.tryOf(reference))?.createdAt;
    const waited = begun ? now.getTime() - begun.getTime() : 0;
    return waited > promptMs ? new Date(since.getTime() + waited) : since;
  }

  private async finish(subscription: Subscription, reason: EndReason, now: Date): Promise<void> {
    await this.end.execute('system', subscription, reason, now);
  }

  private async usableCard(organizationId: string): Promise<SavedCard | null> {
    const card = await this.cards.of(organizationId);
    return card && this.cards.authorizationOf(card) && expiryOf(card) > this.clock.now() ? card : null;
  }

  /** Then its next period begins by itself. */
  private async isPaidAhead({ id, periodEnd }: Subscription): Promise<boolean> {
    return (await this.database.one<{ isPaid: boolean }>(paidAhead, [id, periodEnd])).isPaid;
  }
}
