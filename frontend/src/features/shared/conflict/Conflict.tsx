import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';

type Values = Record<string, string | boolean | readonly string[]>;

interface ConflictProps {
  noun: 'problem' | 'solution' | 'project' | 'profile' | 'evidence' | 'setting' | 'story' | 'metric';
  /** The fields that are compared, with their labels. */
  names: Record<string, string>;
  /** What stands in the form, what somebody else has saved, and what both began with. */
  mine: Values;
  theirs: Values;
  before: Values;
  /** Which fields are to be as they are in `theirs`. */
  onSettled: (taken: string[]) => void;
  /** Whether a draft was being saved by itself: whoever types goes on. */
  whileTyping?: boolean;
}

/**
 * Somebody else has saved meanwhile: both are shown, part by part, and whoever is here chooses. It stands where the form begins, far from
 * the button that was pressed, and takes the focus: when it comes, and whenever it is asked to save before anything was chosen.
 */
export function Conflict({ noun, names, mine, theirs, before, onSettled, whileTyping = false }: ConflictProps) {
  const parts = Object.keys(names).filter((part) => shown(mine[part]) !== shown(theirs[part]));
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // It may be taller than the window: what it is about stands at its beginning.
    const show = () => box.current?.scrollIntoView?.({ block: 'start' });
    const bring = () => {
      box.current?.focus({ preventScroll: true });
      show();
      // What was wrong, and was said above it, goes with the next pictures. What is wrong now takes the focus.
      requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement === box.current && show()));
    };
    if (!whileTyping || !document.activeElement?.matches('input, textarea, select')) bring();
    const form = box.current?.closest('form');
    form?.addEventListener('submit', bring);
    return () => form?.removeEventListener('submit', bring);
  }, [whileTyping]);

  const untouched = parts.filter((part) => shown(mine[part]) === shown(before[part]));
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="conflict"
      role="alert"
      className="rounded-lg border border-accent bg-accent-soft p-5"
    >
      <h2 id="conflict" className="text-lg">
        Somebody has changed this {noun} meanwhile
      </h2>
      <p className="mt-1 text-sm">Nothing of yours was saved, and nothing is lost. Where both differ:</p>
      <dl className="mt-4 grid gap-4">
        {parts.map((part) => (
          <div key={part} className="min-w-0">
            <dt className="font-medium text-sm">{names[part]}</dt>
            <dd className="mt-1 grid gap-3 text-sm sm:grid-cols-2">
              <Version whose="Yours" text={shown(mine[part])} />
              <Version whose="Theirs" text={shown(theirs[part])} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onSettled(untouched)}>
          Keep What I Changed
        </Button>
        <Button variant="secondary" onClick={() => onSettled(parts)}>
          Take Theirs
        </Button>
      </div>
    </section>
  );
}

const Version = ({ whose, text }: { whose: string; text: string }) => (
  <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
    <span className="text-ink-2">{whose}: </span>
    {text || 'nothing'}
  </p>
);

function shown(value: Values[string] = ''): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value.trim() : value.join(', ');
}
