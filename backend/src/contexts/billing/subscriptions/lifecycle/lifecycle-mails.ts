import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { hour } from '../../../../platform/clock/durations';
import { Config } from '../../../../platform/config/config';
import { Database } from '../../../../platform/database/database';
import { moneyInWords } from '../../../../platform/money/money-in-words';
import { pages } from '../../billing.pages';
import type { SavedCard } from '../../cards/saved-card.entity';
import { Plan } from '../../plans/plan.entity';
import { chargeFor } from '../../prices/charge';
import { goingOn, PricesQueries } from '../../prices/prices.queries';
import type { Quote } from '../../quotes/quote';
import {
  cardExpiring,
  nextPlanChosen,
  priceAnnounced,
  renewalReminder,
  renewalUnpaid,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionReadOnly,
} from '../../subscription.mails';
import type { Subscription } from '../subscription.entity';
import type { EndReason } from '../subscription.enums';
import { BillingPeople } from './billing-people';
import { LifecycleSteps } from './lifecycle-steps';
import { endOfGrace, nextTry, readOnlyFrom } from './schedule';

/** How often owners are told of what they change and change back. */
const toldEveryMs = hour;

const reasons: Record<EndReason, string> = {
  cancelled: 'As you asked, your subscription is over.',
  unpaid: 'Its renewal has not been paid, and your subscription is over.',
  not_sold: 'Your plan is no longer sold, and your subscription is over.',
  refunded: 'Its payment was given back, and your subscription is over.',
};

/** What people are told of their subscription, in the transaction in which it happens. */
@Injectable()
export class LifecycleMails {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly people: BillingPeople,
    private readonly prices: PricesQueries,
    private readonly steps: LifecycleSteps,
  ) {}

  async cancelled(subscription: Subscription): Promise<void> {
    const { organizationId, planId, periodEnd } = subscription;
    if (!(await this.mayTell(subscription, 'mail-cancelled'))) return;
    const values = { planName: await this.nameOf(planId), endsAt: periodEnd, link: this.billingOf(organizationId) };
    await this.people.writeToOwners(organizationId, subscriptionCancelled, values);
  }

  async nextPlanChosen(subscription: Subscription): Promise<void> {
    const { organizationId, planId, periodEnd } = subscription;
    if (!(await this.mayTell(subscription, 'mail-next-plan'))) return;
    await this.people.writeToOwners(organizationId, nextPlanChosen, {
      ...(await this.namesOf(planId, subscription.nextPlanId)),
      startsAt: periodEnd,
      total: (await this.nextTotal(subscription)).now,
      link: this.billingOf(organizationId),
    });
  }

  async reminded(subscription: Subscription, card: SavedCard | null): Promise<void> {
    const { organizationId, planId, nextPlanId, periodEnd } = subscription;
    const { now, before } = await this.nextTotal(subscription);
    await this.people.write(organizationId, renewalReminder, {
      ...(await this.namesOf(planId, nextPlanId)),
      renewsAt: periodEnd,
      total: now,
      previousTotal: before,
      card: card && inWords(card),
      link: this.billingOf(organizationId),
    });
  }

  /** `appliesFrom`: from when on renewals take it. */
  async priceAnnounced(subscription: Subscription, charged: bigint, appliesFrom: Date): Promise<void> {
    const { organizationId, currency, periodEnd } = subscription;
    const { planId, version } = goingOn(subscription);
    const rule = await this.prices.taxInForce(currency, appliesFrom);
    const agreed = version === null ? undefined : await this.prices.ofVersion(planId, currency, version);
    const withTax = (amount: bigint) => moneyInWords(chargeFor(amount, rule).total, currency);
    await this.people.write(organizationId, priceAnnounced, {
      planName: billed(await this.planOf(planId)),
      total: withTax(charged),
      previousTotal: agreed && agreed.charged !== charged ? withTax(agreed.charged) : null,
      appliesFrom,
      renewsAt: periodEnd,
      isNext: periodEnd >= appliesFrom,
      link: this.billingOf(organizationId),
    });
  }

  async cardExpires(subscription: Subscription, card: SavedCard): Promise<void> {
    const { organizationId, periodEnd } = subscription;
    await this.people.write(organizationId, cardExpiring, {
      card: inWords(card),
      expiry: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
      renewsAt: periodEnd,
      total: (await this.nextTotal(subscription)).now,
      link: this.billingOf(organizationId),
    });
  }

  /** `since`: from when on the days are counted, at which the card is charged again. */
  async unpaid(quote: Quote, since: Date, dueSince: Date, card: SavedCard | null, now: Date): Promise<void> {
    await this.people.write(quote.organizationId, renewalUnpaid, {
      ...(await this.toPay(quote)),
      card: card && inWords(card),
      dueSince,
      nextTryAt: (card && nextTry(since, now)) ?? null,
      readOnlyFrom: readOnlyFrom(since),
    });
  }

  async readOnly(quote: Quote, since: Date): Promise<void> {
    const values = { ...(await this.toPay(quote)), endsAt: endOfGrace(since) };
    await this.people.write(quote.organizationId, subscriptionReadOnly, values);
  }

  async ended({ organizationId, planId }: Subscription, reason: EndReason, at: Date): Promise<void> {
    await this.people.write(organizationId, subscriptionEnded, {
      planName: await this.nameOf(planId),
      reason: reasons[reason],
      endedAt: at,
      link: `${this.config.appUrl}${pages.plansFor(organizationId)}`,
    });
  }

  /** Whoever goes to and fro is told once; what stands in the end is in the page. */
  private async mayTell({ id, periodEnd }: Subscription, step: string): Promise<boolean> {
    return this.steps.markAgain(id, step, periodEnd, this.clock.now(), toldEveryMs);
  }

  private async toPay({ planId, total, currency, organizationId }: Quote) {
    return {
      planName: await this.nameOf(planId),
      total: moneyInWords(total, currency),
      link: `${this.config.appUrl}${pages.checkout(planId, organizationId, currency)}`,
    };
  }

  /** What the next period costs by what the book says of its day, and what the same plan has cost, where that differs. */
  private async nextTotal(subscription: Subscription) {
    const { planId, nextPlanId, currency, priceVersion, periodEnd } = subscription;
    const price = await this.prices.atRenewal(subscription, periodEnd);
    const rule = await this.prices.taxInForce(currency, periodEnd);
    const paid = nextPlanId ? undefined : await this.prices.ofVersion(planId, currency, priceVersion);
    const [now, before] = [price, paid].map((of) => of && moneyInWords(chargeFor(of.charged, rule).total, currency));
    return { now: now ?? '', before: before === undefined || before === now ? null : before };
  }

  private async nameOf(planId: string): Promise<string> {
    return (await this.planOf(planId)).name;
  }

  /** With how they are billed where the plan changes: it may be all that does. */
  private async namesOf(planId: string, nextPlanId: string | null) {
    const current = await this.planOf(planId);
    if (!nextPlanId) return { planName: current.name, currentPlanName: current.name };
    return { planName: billed(await this.planOf(nextPlanId)), currentPlanName: billed(current) };
  }

  private async planOf(id: string): Promise<Plan> {
    return this.database.manager.findOneByOrFail(Plan, { id });
  }

  private billingOf(organizationId: string): string {
    return `${this.config.appUrl}${pages.billing(organizationId)}`;
  }
}

const billed = ({ name, interval }: Plan): string => `${name} (billed ${interval})`;

/** How a mail names a card: “Visa ending in 4242”. */
export const inWords = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
