import { information } from '@/content/landing';

/** The short answers that the footer's links lead to. */
export function Information() {
  return (
    <section aria-label="About the alliance" className="wrap py-16 sm:py-20">
      <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {information.map(({ id, title, text, link }) => (
          <div key={id} id={id} className="rounded-md target:outline-2 target:outline-brand target:outline-offset-12">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-2 text-ink-2 text-sm">{text}</p>
            {link && (
              <a
                href={link.href}
                className="mt-1 inline-flex min-h-11 items-center break-all text-brand text-sm underline underline-offset-4"
              >
                {link.label}
              </a>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
