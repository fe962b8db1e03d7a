import type { PlanDto } from '@alliance/api-client/billing';
import { registration } from '@/content/registration';
import { FeatureList } from '@/features/shared/plans/FeatureList';
import { PlanPrice } from '@/features/shared/plans/PlanPrice';
import { Card } from '@/ui/Card';

/** Stays in sight beside the form. */
export function ChosenPlan({ plan, trialDays }: { plan: PlanDto; trialDays: number }) {
  return (
    <Card as="aside" className="sticky top-8">
      <h2 className="text-ink-2 text-sm">Your plan</h2>
      <p className="mt-1 font-semibold text-xl leading-snug">{plan.name}</p>
      <div className="mt-3">
        <PlanPrice plan={plan} />
      </div>
      <div className="mt-4 border-line border-t pt-4">
        <FeatureList features={plan.features} />
      </div>
      <p className="mt-4 border-line border-t pt-4 text-ink-2 text-sm">{registration.note(plan.tierType, trialDays)}</p>
    </Card>
  );
}
