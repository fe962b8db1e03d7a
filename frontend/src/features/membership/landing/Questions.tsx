import type { PriceBookDto } from '@alliance/api-client/billing';
import { useEffect } from 'react';
import { contacts, questions } from '@/content/landing';
import { Icon } from '@/ui/Icon';
import { Section } from './Section';

/** What organizations ask before they join, and how to reach the people behind the alliance. */
export function Questions({ book }: { book?: PriceBookDto }) {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);

  return (
    <Section title={questions.title} text={questions.text} className="border-line border-t">
      <div className="mt-12 grid items-start gap-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-20">
        <div className="border-line border-t">
          {questions.list(book).map(({ id, question, answer, link }) => (
            <details key={id} id={id} className="group border-line border-b">
              <summary className="flex min-h-16 list-none items-center justify-between gap-6 rounded-md py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
                <h3 className="text-lg">{question}</h3>
                <Icon
                  name="chevronDown"
                  className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="max-w-2xl pb-6 text-ink-2">
                <p>{answer}</p>
                {link && <TextLink {...link} />}
              </div>
            </details>
          ))}
        </div>
        <div className="grid gap-9 sm:grid-cols-2 lg:grid-cols-1">
          {contacts(book).map(({ id, title, text, link }) => (
            <div key={id} id={id} className="rounded-md target:outline-2 target:outline-brand target:outline-offset-8">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-ink-2 text-sm">{text}</p>
              {link && <TextLink {...link} />}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** A link to a question opens its answer. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

const TextLink = ({ href, label }: { href: string; label: string }) => (
  <a
    href={href}
    className="mt-1 inline-flex min-h-11 items-center font-medium [overflow-wrap:anywhere] text-brand text-sm underline underline-offset-4"
  >
    {label}
  </a>
);
