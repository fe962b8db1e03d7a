import type { StoryCardDto } from '@alliance/api-client/stories';
import { success } from '@/content/landing';
import { compact } from '@/ui/money';
import { Section } from './Section';

/** What came of projects, as members have published it: those that the alliance puts first. */
export function SuccessStories({ stories }: { stories?: readonly StoryCardDto[] }) {
  return (
    <Section id="success" title={success.title}>
      <dl className="mt-12 grid grid-cols-2 gap-y-8 border-line border-y py-9 lg:grid-cols-4 lg:divide-x lg:divide-line">
        {success.figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse lg:px-8 lg:first:pl-0">
            <dt className="mt-1 text-ink-2">{label}</dt>
            <dd className="font-semibold text-headline tabular-nums tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
      {stories?.length === 0 && <p className="mt-14 max-w-2xl text-ink-2 text-lg">{success.none}</p>}
      {stories && stories.length > 0 && (
        <div className="mt-14 grid gap-x-12 gap-y-14 lg:grid-cols-3">
          {stories.map(({ id, slug, title, summary, confirmedUsd, organizations, countries }) => (
            <article key={id} className="flex min-w-0 flex-col">
              <h3 className="text-2xl [overflow-wrap:anywhere]">
                <a href={`/stories/${slug}`} className="rounded-sm hover:text-brand">
                  {title}
                </a>
              </h3>
              <p className="mt-4 text-ink-2 [overflow-wrap:anywhere]">{summary}</p>
              <p className="mt-auto pt-6 font-semibold text-lg">{success.worth(compact(confirmedUsd, 'USD'))}</p>
              <p className="mt-1 text-ink-3 text-sm">{success.partners(organizations.length, countries)}</p>
            </article>
          ))}
        </div>
      )}
      <a
        href="/stories"
        className="mt-10 inline-flex min-h-11 items-center font-medium text-brand text-sm underline underline-offset-4"
      >
        {success.all}
      </a>
    </Section>
  );
}
