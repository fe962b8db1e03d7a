import { success } from '@/content/landing';
import { Section } from './Section';

export function SuccessStories() {
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
      <div className="mt-14 grid gap-x-12 gap-y-14 lg:grid-cols-3">
        {success.stories.map(({ field, title, text, result, partners }) => (
          <article key={title} className="flex flex-col">
            <p className="text-accent text-sm">{field}</p>
            <h3 className="mt-2 text-2xl">{title}</h3>
            <p className="mt-4 text-ink-2">{text}</p>
            <p className="mt-auto pt-6 font-semibold text-lg">{result}</p>
            <p className="mt-1 text-ink-3 text-sm">{partners}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
