import type { PlanCurrency, PlanDto } from '@alliance/api-client/billing';

const months = 12n;

/** What a year costs in each of its months, in minor units, half a unit up. */
export const monthlyShare = (yearly: PlanDto, currency: PlanCurrency): string =>
  ((BigInt(yearly.prices[currency].charged) * 2n + months) / (2n * months)).toString();

/** What a year costs less than twelve months, in minor units; nothing where it does not. */
export function savingOf(yearly: PlanDto, monthly: PlanDto | undefined, currency: PlanCurrency): string | undefined {
  if (!monthly) return undefined;
  const saving = months * BigInt(monthly.prices[currency].charged) - BigInt(yearly.prices[currency].charged);
  return saving > 0n ? saving.toString() : undefined;
}
