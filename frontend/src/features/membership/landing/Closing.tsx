import { useRef } from 'react';
import { closing, type defaultTerms } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { DemoDialog } from './DemoDialog';

export function Closing({ terms }: { terms: typeof defaultTerms }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <section aria-label={closing.title} className="on-band bg-band text-band-ink">
      <div className="wrap py-20 sm:py-28">
        <h2 className="max-w-3xl text-display">{closing.title}</h2>
        <p className="mt-6 text-band-ink-2 text-xl">{closing.text}</p>
        <div className="mt-10 flex flex-col gap-3 sm:flex-row">
          <a href="/membership" className={buttonClasses({ variant: 'accent', size: 'lg' })}>
            {closing.start}
          </a>
          <button
            type="button"
            className={buttonClasses({ variant: 'band', size: 'lg' })}
            onClick={() => dialog.current?.showModal()}
          >
            {closing.demo}
          </button>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-band-ink-2 text-sm">
          {closing.terms(terms).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
      <DemoDialog ref={dialog} />
    </section>
  );
}
