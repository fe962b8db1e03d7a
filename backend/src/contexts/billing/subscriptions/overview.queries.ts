import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { MembershipApi, MembershipTier } from '../../membership';
import { CardKeeper, expiryOf } from '../cards/card-keeper';
import type { SavedCardDto } from '../cards/cards.dto';
import { BillingContact } from '../contacts/billing-contact.entity';
import type { PlanCurrency } from '../plans/plan.enums';
import { chargeFor } from '../prices/charge';
import { PricesQueries } from '../prices/prices.queries';
import { PaymentProvider } from '../providers/payment-provider';
import { QuotesApi } from '../quotes/quotes.api';
import { endOfGrace, nextTry, readOnlyFrom } from './lifecycle/schedule';
import type { AmountDueDto, BillingOverviewDto, NextChargeDto } from './overview.dto';
import { BillingStanding, type EndReason, SubscriptionStatus } from './subscription.enums';
import type { SubscribedPlanDto } from './subscriptions.dto';

const planOf = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'tierType', ${alias}.tier, 'billingInterval', ${alias}.interval)`;
/** The one that runs, or else the last one. */
const latest = {
  name: 'subscriptions-latest',
  text: `select s.id, s.status, s.currency, s.period_start as "periodStart", s.period_end as "periodEnd",
      s.price_version as "priceVersion", s.next_price_version as "nextPriceVersion", s.cancel_at_period_end as "cancelAtPeriodEnd", s.renewal_quote_id as "renewalQuoteId",
      s.past_due_since as "pastDueSince", s.ended_at as "endedAt", s.end_reason as "endReason",
      ${planOf('l')} as plan, case when n.id is not null and not s.cancel_at_period_end then ${planOf('n')} end as "nextPlan",
      greatest(s.period_end, (select max(p.period_end) from billing.subscription_periods p where p.subscription_id = s.id))
        as "paidUntil"
    from billing.subscriptions s join billing.plans l on l.id = s.plan_id left join billing.plans n on n.id = s.next_plan_id
    where s.organization_id = $1
    order by s.status in ('active', 'past_due', 'grace') desc, s.created_at desc limit 1`,
};
const planById = {
  name: 'billing-plan-in-words',
  text: `select ${planOf('l')} as plan from billing.plans l where l.id = $1`,
};

interface Latest {
  id: string;
  status: SubscriptionStatus;
  currency: PlanCurrency;
  periodStart: string;
  periodEnd: string;
  priceVersion: number;
  nextPriceVersion: number | null;
  cancelAtPeriodEnd: boolean;
  renewalQuoteId: string | null;
  pastDueSince: string | null;
  endedAt: string | null;
  endReason: EndReason | null;
  plan: SubscribedPlanDto;
  nextPlan: SubscribedPlanDto | null;
  /** The end of what has been paid, ahead too. */
  paidUntil: string;
}

const standingOf: Partial<Record<SubscriptionStatus, BillingStanding>> = {
  [SubscriptionStatus.Active]: BillingStanding.Active,
  [SubscriptionStatus.PastDue]: BillingStanding.PastDue,
  [SubscriptionStatus.Grace]: BillingStanding.Grace,
};

/** All that the decision makers of an organization need to know of what it pays. */
@Injectable()
export class OverviewQueries {
  constructor(
    private readonly cards: CardKeeper,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly prices: PricesQueries,
    private readonly provider: PaymentProvider,
    private readonly quotes: QuotesApi,
  ) {}

  async of(organizationId: string): Promise<BillingOverviewDto> {
    const now = this.clock.now();
    const found = (await this.membership.standingsOf([organizationId])).get(organizationId);
    const subscription = await this.database.queryOne<Latest>(latest, [organizationId]);
    const contact = await this.database.manager.findOneBy(BillingContact, { organizationId });
    const tier = found?.tier ?? MembershipTier.Free;
    const trialEndsAt = found?.trialEndsAt ?? null;
    const runs = subscription && standingOf[subscription.status];
    const onTrial = !runs && trialEndsAt !== null && trialEndsAt > now && tier !== MembershipTier.Free;
    const standing =
      runs ?? (onTrial ? BillingStanding.Trial : subscription ? BillingStanding.Ended : BillingStanding.Free);
    const { nextPlan = null, paidUntil } = subscription ?? {};
    return {
      organizationId,
      standing,
      tier,
      plan: subscription?.plan ?? null,
      currency: subscription?.currency ?? null,
      periodStart: subscription?.periodStart ?? null,
      periodEnd: subscription?.periodEnd ?? null,
      trialEndsAt: inWords(trialEndsAt),
      endedAt: (!runs && subscription?.endedAt) || null,
      endReason: (!runs && subscription?.endReason) || null,
      cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
      nextPlan: nextPlan && paidUntil ? { plan: nextPlan, startsAt: paidUntil } : null,
      card: await this.cardOf(organizationId, runs && subscription && new Date(subscription.paidUntil)),
      canSaveCard: this.provider.capabilities.savesCards,
      contact: contact?.info ?? null,
      contactGetsMail: contact?.getsMail(await this.membership.decisionMakersOf(organizationId)) ?? false,
      readOnly: standing === BillingStanding.Grace,
      nextCharge: standing === BillingStanding.Active && subscription ? await this.nextCharge(subscription) : null,
      due: runs && subscription ? await this.due(subscription, now) : null,
    };
  }

  private async cardOf(organizationId: string, renewal: Date | undefined): Promise<SavedCardDto | null> {
    const card = await this.cards.of(organizationId);
    if (!card) return null;
    const { brand, last4, expMonth, expYear } = card;
    const expiresBeforeRenewal = renewal !== undefined && expiryOf(card) <= renewal;
    return { brand, last4, expiryMonth: expMonth, expiryYear: expYear, expiresBeforeRenewal };
  }

  /** Nothing where it ends with what is paid, or its plan is not sold any more. */
  private async nextCharge(subscription: Latest): Promise<NextChargeDto | null> {
    const { id, currency, priceVersion, nextPriceVersion, cancelAtPeriodEnd } = subscription;
    const paidUntil = new Date(subscription.paidUntil);
    const plan = subscription.nextPlan ?? subscription.plan;
    const nextPlanId = subscription.nextPlan?.id ?? null;
    const renewed = { id, planId: subscription.plan.id, nextPlanId, currency, priceVersion, nextPriceVersion };
    const price = cancelAtPeriodEnd ? undefined : await this.prices.atRenewal(renewed, paidUntil);
    if (!price || price.waived || !price.isActive) return null;
    const rule = await this.prices.taxInForce(currency, paidUntil);
    const { subtotal, tax, total } = chargeFor(price.charged, rule);
    const before = subscription.nextPlan ? undefined : await this.prices.ofVersion(plan.id, currency, priceVersion);
    const previous = before && chargeFor(before.charged, rule).total;
    return {
      date: subscription.paidUntil,
      plan,
      subtotal: String(subtotal),
      tax: String(tax),
      taxRule: rule.rule,
      total: String(total),
      currency,
      previousTotal: previous === undefined || previous === total ? null : String(previous),
    };
  }

  private async due({ renewalQuoteId, pastDueSince }: Latest, now: Date): Promise<AmountDueDto | null> {
    if (!renewalQuoteId || !pastDueSince) return null;
    const since = new Date(pastDueSince);
    const { id, planId, subtotal, tax, total, currency, organizationId } = await this.quotes.find(renewalQuoteId);
    const { plan } = await this.database.one<{ plan: SubscribedPlanDto }>(planById, [planId]);
    const card = await this.cards.of(organizationId);
    return {
      quoteId: id,
      plan,
      subtotal: String(subtotal),
      tax: String(tax.amount),
      taxRule: tax.rule,
      total: String(total),
      currency,
      since: pastDueSince,
      nextTryAt: inWords(card && nextTry(since, now)),
      readOnlyFrom: readOnlyFrom(since).toISOString(),
      endsAt: endOfGrace(since).toISOString(),
    };
  }
}

const inWords = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;
