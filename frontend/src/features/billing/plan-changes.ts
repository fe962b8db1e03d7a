import type { PlanDto, SubscribedPlanDto } from '@alliance/api-client/billing';
import { billedLabels } from '@/content/labels';
import { tiersInOrder } from '@/content/tiers';

type Plan = Pick<SubscribedPlanDto, 'name' | 'tierType' | 'billingInterval'>;

/** "Ecosystem Enablers, by the year". */
export const billed = ({ name, billingInterval }: Pick<Plan, 'name' | 'billingInterval'>) =>
  `${name}, ${billedLabels[billingInterval]}`;

/** Whether a plan follows the one that is paid, as only a higher one, or the same for longer, begins at once. */
export function beginsLater(from: Plan, to: Pick<PlanDto, 'tierType' | 'billingInterval'>): boolean {
  const step = tiersInOrder.indexOf(to.tierType) - tiersInOrder.indexOf(from.tierType);
  const isLonger = from.billingInterval === 'monthly' && to.billingInterval === 'yearly';
  return step < 0 || (step === 0 && !isLonger);
}

/** What changes: the plan, or only how it is billed. */
export const changeInWords = (from: Plan, to: Plan): string =>
  from.tierType === to.tierType
    ? `${to.name} is billed ${billedLabels[to.billingInterval]} instead of ${billedLabels[from.billingInterval]}`
    : `${billed(to)}, takes the place of ${billed(from)}`;
