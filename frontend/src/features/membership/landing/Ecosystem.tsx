import { ecosystem } from '@/content/landing';
import { Icon } from '@/ui/Icon';
import { Section } from './Section';

export function Ecosystem() {
  return (
    <Section id="members" title={ecosystem.title} text={ecosystem.text}>
      <div className="mt-14 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {ecosystem.audiences.map(({ name, text, points }) => (
          <article key={name} className="border-line-strong border-t pt-6">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-3 text-ink-2">{text}</p>
            <ul className="mt-6 space-y-2.5 text-sm">
              {points.map((point) => (
                <li key={point} className="flex items-start gap-2.5">
                  <Icon name="check" className="mt-0.5 size-4.5 shrink-0 text-brand" />
                  {point}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
