import type { EstimateDto, PlanDto, QuoteDto, SubscribedPlanDto } from '@alliance/api-client/billing';
import { money } from '@/ui/money';
import { changeInWords } from '../plan-changes';

const lasting = { yearly: 'one year', monthly: 'one month' };

const amountOf = ({ total, tax, currency }: QuoteDto | EstimateDto) =>
  `${money(total, currency)}${tax.amount === '0' ? '' : ` (of it ${money(tax.amount, currency)} ${tax.rule})`}`;

/** What is charged, when and why, in one sentence. */
export function chargeInWords(quote: QuoteDto, plan: PlanDto, organization: string, from?: SubscribedPlanDto): string {
  const what = `${lasting[quote.interval]} of ${plan.name} for ${organization}`;
  const paid = `You pay ${amountOf(quote)} now`;
  switch (quote.purpose) {
    case 'start':
      return `${paid} for ${what}, which begins as soon as the payment is confirmed.`;
    case 'renew':
      return `${paid} for the next ${quote.interval === 'yearly' ? 'year' : 'month'} of ${plan.name} for ${organization}.`;
    case 'change':
      return `${paid} for ${what}${
        quote.credit === '0' ? '' : `, less ${money(quote.credit, quote.currency)} that you have paid and not used`
      }. As soon as the payment is confirmed, ${from ? changeInWords(from, plan) : 'it takes the place of the current plan'}, and a new ${
        quote.interval === 'yearly' ? 'year' : 'month'
      } begins.`;
  }
}

/** The same for somebody of whom we do not know yet for whom they would pay. */
export const estimateInWords = (estimate: EstimateDto, plan: PlanDto): string =>
  `You will pay ${amountOf(estimate)} for ${lasting[estimate.interval]} of ${plan.name}. Sign in to complete the order.`;

/** What a renewed quote says otherwise than the one that expired. */
export function differenceInWords(before: QuoteDto, now: QuoteDto): string {
  const old = money(before.total, before.currency);
  return before.total === now.total
    ? `The offer was older than 30 minutes and has been renewed: the total is still ${old}.`
    : `The offer was older than 30 minutes and has been renewed: the total was ${old} and is now ${money(now.total, now.currency)}.`;
}
