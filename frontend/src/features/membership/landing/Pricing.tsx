import type { PlanDto, PriceBookDto } from '@alliance/api-client/billing';
import { pricing, terms } from '@/content/landing';
import { plansPage } from '@/features/shared/plans/checkout';
import { FeatureList } from '@/features/shared/plans/FeatureList';
import { PlanPrice } from '@/features/shared/plans/PlanPrice';
import { offeredTiers, tierInAddress } from '@/features/shared/plans/tiers';
import { buttonClasses } from '@/ui/buttonClasses';
import { classes } from '@/ui/classes';
import { LogoRotator } from './LogoRotator';
import { Section } from './Section';

export function Pricing({ book }: { book?: PriceBookDto }) {
  return (
    <>
      <Section id="pricing" title={pricing.title} text={pricing.text} className="bg-sunken">
        <div className="mt-14 grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-4">
          {offeredTiers.map((tier) => {
            const ofTier = (interval: PlanDto['billingInterval']) =>
              book?.plans.find((plan) => plan.tierType === tier && plan.billingInterval === interval);
            return <PlanCard key={tier} tier={tier} yearly={ofTier('yearly')} monthly={ofTier('monthly')} />;
          })}
        </div>
        <p className="mt-8 text-ink-2 text-sm">{terms(book).join(' · ')}</p>
        <a
          href={plansPage}
          className="mt-1 inline-flex min-h-11 items-center font-medium text-brand text-sm underline underline-offset-4"
        >
          {pricing.compare}
        </a>
      </Section>
      <div className="border-line border-t bg-sunken">
        <LogoRotator title={pricing.logosTitle} groups={pricing.logoGroups} tone="page" firstSign={4} />
      </div>
    </>
  );
}

interface PlanCardProps {
  tier: PlanDto['tierType'];
  /** Absent while the price book is. */
  yearly?: PlanDto;
  monthly?: PlanDto;
}

/** Names, prices and features are the plan's own, as everywhere. */
function PlanCard({ tier, yearly, monthly }: PlanCardProps) {
  const { cta, name } = pricing.plans[tier];
  const popular = yearly?.popularAtRegistration;
  return (
    <article
      className={classes(
        'relative flex min-w-0 flex-col rounded-xl border bg-surface p-7',
        popular ? 'border-brand shadow-raised' : 'border-line',
      )}
    >
      {popular && (
        <p className="absolute -top-3.5 left-6 rounded-sm bg-brand px-2.5 py-1 font-medium text-on-brand text-xs">
          {pricing.popular}
        </p>
      )}
      <h3 className="text-xl xl:min-h-14">{yearly?.name ?? name}</h3>
      <div className="mt-4 min-h-20 xl:min-h-24">
        {yearly && <PlanPrice plan={yearly} />}
        {monthly && !monthly.waived && <PlanPrice plan={monthly} small />}
        {yearly && <p className="mt-2 text-ink-2 text-sm">{pricing.seats(yearly.seats)}</p>}
      </div>
      <p className="mt-4 text-ink-2 xl:min-h-[4.875rem]">{yearly?.description}</p>
      <div className="mt-6 mb-8 border-line border-t pt-6">
        <FeatureList features={yearly?.features ?? []} />
      </div>
      <a
        href={`/membership?tier=${tierInAddress(tier)}`}
        className={buttonClasses({ variant: popular ? 'primary' : 'secondary', wide: true }, 'mt-auto')}
      >
        {cta}
      </a>
    </article>
  );
}
