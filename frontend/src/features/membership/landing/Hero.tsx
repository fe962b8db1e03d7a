import { hero, trustedBy } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { HeroPattern } from './HeroPattern';
import { LogoRotator } from './LogoRotator';

export function Hero() {
  return (
    <section aria-label="Introduction" className="on-band relative isolate overflow-hidden bg-band text-band-ink">
      <HeroPattern />
      <div className="wrap relative pt-16 pb-14 sm:pt-24 lg:pt-32 lg:pb-20">
        <div className="max-w-[44rem]">
          <h1 className="text-display">{hero.title}</h1>
          <p className="mt-7 max-w-xl text-band-ink-2 text-lg sm:text-xl sm:leading-8">{hero.text}</p>
          <div className="mt-10 flex flex-col gap-3 sm:flex-row">
            <a href="/login" className={buttonClasses({ variant: 'accent', size: 'lg' })}>
              {hero.start}
            </a>
            <a href="#success" className={buttonClasses({ variant: 'band', size: 'lg' })}>
              {hero.stories}
            </a>
          </div>
        </div>
        <dl className="mt-16 flex max-w-xl divide-x divide-band-line lg:mt-24">
          {hero.facts.map(({ figure, label }) => (
            <div key={label} className="flex flex-1 flex-col-reverse px-4 first:pl-0 sm:px-8">
              <dt className="text-band-ink-2 text-sm">{label}</dt>
              <dd className="font-semibold text-figure tabular-nums tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative border-band-line border-t bg-band">
        <LogoRotator title={trustedBy.title} groups={trustedBy.groups} tone="band" />
      </div>
    </section>
  );
}
