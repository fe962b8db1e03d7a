import { hero, trustedBy } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { LogoRotator } from './LogoRotator';
import { ProductPicture } from './ProductPicture';

export function Hero({ hasStories }: { hasStories: boolean }) {
  return (
    <section aria-label="Introduction" className="on-band relative overflow-hidden bg-band text-band-ink">
      <div className="wrap py-14 sm:py-20 lg:py-24">
        <div className="lg:max-w-[31rem]">
          <h1 className="text-display">{hero.title}</h1>
          <p className="mt-7 max-w-xl text-band-ink-2 text-lg sm:text-xl sm:leading-8">{hero.text}</p>
          <div className="mt-9 flex flex-col gap-3 sm:flex-row">
            <a href="/login" className={buttonClasses({ variant: 'accent', size: 'lg' })}>
              {hero.start}
            </a>
            {hasStories && (
              <a href="/stories" className={buttonClasses({ variant: 'band', size: 'lg' })}>
                {hero.stories}
              </a>
            )}
          </div>
          <dl className="mt-12 flex max-w-xl flex-wrap gap-y-6 divide-x divide-band-line lg:mt-16">
            {hero.facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-1 flex-col-reverse px-4 first:pl-0 sm:px-8">
                <dt className="text-band-ink-2 text-sm">{label}</dt>
                <dd className="whitespace-nowrap font-semibold text-figure tabular-nums tracking-tight">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="relative border-band-line border-t bg-band">
        <LogoRotator title={trustedBy.title} groups={trustedBy.groups} tone="band" />
      </div>
      <ProductPicture />
    </section>
  );
}
