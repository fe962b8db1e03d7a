import { closing, type defaultTerms, pricing } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { LogoRotator } from './LogoRotator';
import { Section } from './Section';

export function Pricing({ terms }: { terms: typeof defaultTerms }) {
  return (
    <>
      <Section id="pricing" title={pricing.title} text={pricing.text} className="bg-sunken">
        <div className="mt-14 grid gap-5 md:grid-cols-2 xl:grid-cols-4">
          {pricing.plans.map((plan) => (
            <article
              key={plan.tier}
              className={classes(
                'relative flex flex-col rounded-xl border bg-surface p-7',
                plan.popular ? 'border-brand shadow-raised' : 'border-line',
              )}
            >
              {plan.popular && (
                <p className="absolute -top-3.5 left-6 rounded-sm bg-brand px-2.5 py-1 font-medium text-on-brand text-xs">
                  {pricing.popular}
                </p>
              )}
              <h3 className="text-xl xl:min-h-[3.5rem]">{plan.name}</h3>
              <p className="mt-2 text-ink-3 text-sm">{plan.subtext}</p>
              <p className="mt-4 text-ink-2 xl:min-h-[4.875rem]">{plan.description}</p>
              <ul className="mt-6 mb-8 space-y-3 border-line border-t pt-6 text-sm">
                {plan.features.map((feature) => (
                  <li key={feature} className="flex items-start gap-2.5">
                    <Icon name="check" className="mt-0.5 size-4.5 shrink-0 text-brand" />
                    {feature}
                  </li>
                ))}
              </ul>
              <a
                href={`/membership?tier=${plan.tier}`}
                className={buttonClasses({ variant: plan.popular ? 'primary' : 'secondary', wide: true }, 'mt-auto')}
              >
                {plan.cta}
              </a>
            </article>
          ))}
        </div>
        <p className="mt-8 text-ink-2 text-sm">{closing.terms(terms).join(' · ')}</p>
      </Section>
      <div className="border-line border-t bg-sunken">
        <LogoRotator title={pricing.logosTitle} groups={pricing.logoGroups} tone="page" firstSign={4} />
      </div>
    </>
  );
}
