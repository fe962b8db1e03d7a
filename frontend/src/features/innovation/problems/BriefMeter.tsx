import { ProgressBar } from '@/ui/UsageBar';
import { composedParts } from './brief-parts';
import type { ComposeValues } from './compose-values';

/** How complete a brief is, and what each part that is missing costs. */
export function BriefMeter({ values }: { values: ComposeValues }) {
  const missing = composedParts.filter(({ isThere }) => !isThere(values));
  const there = composedParts.length - missing.length;
  return (
    <section aria-labelledby="brief-meter" className="rounded-lg border border-line bg-sunken p-4">
      <h2 id="brief-meter" className="font-medium text-base tracking-normal">
        {missing.length === 0 ? 'The brief is complete' : `${there} of ${composedParts.length} parts of a full brief`}
      </h2>
      <div className="mt-2">
        <ProgressBar done={there} total={composedParts.length} />
      </div>
      {missing.length > 0 && (
        <ul aria-label="Missing parts" className="mt-3 grid gap-2 text-sm">
          {missing.slice(0, 4).map(({ field, name, costs }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="text-ink underline underline-offset-4 hover:text-brand"
                onClick={focusOn(field)}
              >
                {name}
              </a>
              <span className="text-ink-2">&nbsp;· {costs}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const focusOn = (field: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  const control = document.getElementById(field);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};
