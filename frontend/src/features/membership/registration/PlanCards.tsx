import type { PlanDto } from '@alliance/api-client/billing';
import type { MembershipTier } from '@alliance/api-client/membership';
import { registration } from '@/content/registration';
import { FeatureList } from '@/features/shared/plans/FeatureList';
import { PlanPrice } from '@/features/shared/plans/PlanPrice';
import { classes } from '@/ui/classes';

interface PlanCardsProps {
  plans: readonly PlanDto[];
  chosen: MembershipTier;
  onChoose: (tier: MembershipTier) => void;
  /** The heading that names the group. */
  labelledBy: string;
}

export function PlanCards({ plans, chosen, onChoose, labelledBy }: PlanCardsProps) {
  return (
    <fieldset aria-labelledby={labelledBy}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {plans.map((plan) => {
          const isChosen = plan.tierType === chosen;
          return (
            <div
              key={plan.id}
              className={classes(
                'relative flex items-start gap-3 rounded-lg border p-5 transition-colors',
                'has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
                isChosen ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface hover:border-ink-2',
              )}
            >
              <input
                id={plan.id}
                type="radio"
                name="selectedPlan"
                checked={isChosen}
                onChange={() => onChoose(plan.tierType)}
                aria-describedby={`${plan.id}-details`}
                className="relative z-10 mt-1 size-5 shrink-0 accent-brand outline-none"
              />
              <div className="min-w-0 flex-1">
                <label htmlFor={plan.id} className="font-semibold text-lg leading-snug after:absolute after:inset-0">
                  {plan.name}
                </label>
                {plan.popularAtRegistration && (
                  <p className="absolute -top-3 right-4 rounded-sm bg-brand px-2.5 py-0.5 font-medium text-on-brand text-xs">
                    {registration.popular}
                  </p>
                )}
                <div id={`${plan.id}-details`} className="mt-3">
                  <PlanPrice plan={plan} />
                  <p className="mt-1 text-ink-2 text-sm">{plan.description}</p>
                  <div className={classes('mt-4 border-line border-t pt-4', !isChosen && 'max-sm:hidden')}>
                    <FeatureList features={plan.features} />
                  </div>
                </div>
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
