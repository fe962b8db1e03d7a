import { testimonials } from '@/content/landing';
import { Section } from './Section';

export function Testimonials() {
  return (
    <Section title={testimonials.title}>
      <div className="mt-14 grid gap-x-12 gap-y-12 lg:grid-cols-3">
        {testimonials.quotes.map(({ text, name, role }) => (
          <figure key={name} className="flex flex-col border-accent border-t-2 pt-7">
            <blockquote className="text-xl leading-8">
              <p>“{text}”</p>
            </blockquote>
            <figcaption className="mt-auto pt-7">
              <span className="block font-medium">{name}</span>
              <span className="block text-ink-3 text-sm">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
