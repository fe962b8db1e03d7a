import type { PriceBookDto } from '@alliance/api-client/billing';
import { useRef } from 'react';
import { closing, terms } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { DemoDialog } from './DemoDialog';

export function Closing({ book }: { book?: PriceBookDto }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openDialog = () => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <section aria-label={closing.title} className="on-band bg-band text-band-ink">
      <div className="wrap py-20 sm:py-28">
        <h2 className="max-w-3xl text-display">{closing.title}</h2>
        <p className="mt-6 text-band-ink-2 text-xl">{closing.text}</p>
        <div className="mt-10 flex flex-col gap-3 sm:flex-row">
          <a href="/membership" className={buttonClasses({ variant: 'accent', size: 'lg' })}>
            {closing.start}
          </a>
          <button type="button" className={buttonClasses({ variant: 'band', size: 'lg' })} onClick={openDialog}>
            {closing.demo}
          </button>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-band-ink-2 text-sm">
          {terms(book).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
      <DemoDialog ref={dialog} />
    </section>
  );
}
