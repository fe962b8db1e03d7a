import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';

interface QueueItem {
  id: string;
  name: string;
  /** How it stands, in a word or two. */
  state: ReactNode;
  isDone: boolean;
}

interface QueueProps {
  label: string;
  items: readonly QueueItem[];
  current: string;
  onChoose: (id: string) => void;
}

/** What is to be worked through, one after the other: a list beside the work where there is room, steps above it where there is not. */
export function Queue({ label, items, current, onChoose }: QueueProps) {
  const place = items.findIndex(({ id }) => id === current);
  const step = (by: number) => {
    const next = items[place + by];
    if (next) onChoose(next.id);
  };
  return (
    <nav aria-label={label}>
      <div className="flex items-center gap-2 rounded-lg border border-line bg-surface p-1 lg:mb-3">
        <StepButton label="Previous" icon="chevronLeft" isOff={place <= 0} onClick={() => step(-1)} />
        <p className="min-w-0 flex-1 text-center text-sm tabular-nums" aria-live="polite">
          <span className="sr-only">{items[place]?.name}, </span>
          {place + 1} of {items.length}
        </p>
        <StepButton label="Next" icon="chevronRight" isOff={place >= items.length - 1} onClick={() => step(1)} />
      </div>
      <ol className="max-h-[calc(100dvh-14rem)] overflow-y-auto rounded-lg border border-line bg-surface max-lg:hidden">
        {items.map(({ id, name, state, isDone }) => (
          <li key={id} className="border-line border-b last:border-b-0">
            <button
              type="button"
              aria-current={id === current || undefined}
              onClick={() => onChoose(id)}
              className={classes(
                'flex min-h-11 w-full items-start gap-2 border-l-2 px-3 py-2 text-left text-sm hover:bg-sunken',
                id === current ? 'border-brand bg-brand-soft font-medium' : 'border-transparent',
              )}
            >
              <span className="mt-0.5 grid size-5 shrink-0 place-items-center">
                {isDone ? (
                  <Icon name="check" className="size-4 text-success" />
                ) : (
                  <span aria-hidden="true" className="size-2 rounded-full border border-line-strong" />
                )}
              </span>
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2">{name}</span>
                <span className="block text-ink-2 text-xs">{state}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  isOff: boolean;
  onClick: () => void;
}

const StepButton = ({ label, icon, isOff, onClick }: StepButtonProps) => (
  <Button
    variant="quiet"
    size="icon"
    aria-label={label}
    aria-disabled={isOff || undefined}
    className="aria-disabled:cursor-not-allowed"
    onClick={isOff ? undefined : onClick}
  >
    <Icon name={icon} />
  </Button>
);
