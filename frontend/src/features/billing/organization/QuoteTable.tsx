import type { PlanDto, QuoteDto, SubscribedPlanDto } from '@alliance/api-client/billing';
import { DateText } from '@/ui/DateText';
import { money } from '@/ui/money';
import { changeInWords } from '../plan-changes';

interface QuoteTableProps {
  quote: QuoteDto;
  plan: PlanDto;
  /** The plan that runs, where one does. */
  from: SubscribedPlanDto | undefined;
}

/** What exactly would be charged, and when the plan begins. */
export function QuoteTable({ quote, plan, from }: QuoteTableProps) {
  const { lines, subtotal, tax, total, currency, appliesOn } = quote;
  if (appliesOn)
    return (
      <p>
        Nothing is paid now, and nothing changes until <DateText at={appliesOn} />: until then everything is paid. From
        that day on {from ? changeInWords(from, plan) : plan.name}. The price of that day is charged then; today it is{' '}
        {money(plan.prices[currency].charged, currency)} {perPeriod[plan.billingInterval]}, before tax.
      </p>
    );
  const rows = [
    ...lines.map(({ description, amount }) => [description, amount] as const),
    ['Subtotal', subtotal] as const,
    [tax.rule, tax.amount] as const,
  ];
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">What is charged</caption>
        <tbody>
          {rows.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" className="py-1 pr-4 text-left font-normal text-ink-2">
                {name}
              </th>
              <td className="whitespace-nowrap py-1 text-right tabular-nums">{signed(amount, currency)}</td>
            </tr>
          ))}
          <tr className="border-line border-t font-semibold text-base">
            <th scope="row" className="py-2 pr-4 text-left">
              Total
            </th>
            <td className="whitespace-nowrap py-2 text-right tabular-nums">{money(total, currency)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-2 text-ink-2 text-sm">
        {from && (
          <>
            {changeInWords(from, plan)} as soon as {money(total, currency)} is paid; {renewed[plan.billingInterval]}.{' '}
          </>
        )}
        {!from && <>The plan begins as soon as {money(total, currency)} is paid. </>}
        This offer holds for 30 minutes.
      </p>
    </>
  );
}

const perPeriod = { yearly: 'a year', monthly: 'a month' };
const renewed = { yearly: 'a new year begins then', monthly: 'a new month begins then' };

/** A credit is below zero. */
const signed = (amount: string, currency: string) =>
  amount.startsWith('-') ? `−${money(amount.slice(1), currency)}` : money(amount, currency);
