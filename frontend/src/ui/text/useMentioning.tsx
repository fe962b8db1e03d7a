import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes';
import { PersonPicture } from '../PersonPicture';
import { make } from './editing';
import type { Person } from './Markdown';

const mostOffered = 6;

interface Mentioning {
  /** For the field. */
  field: object;
  /** Stands under the field. */
  list: ReactNode;
  /** Whether a key was for the list. */
  takes: (event: KeyboardEvent) => boolean;
  close: () => void;
}

/** Offers people to whoever types `@` in a field. */
export function useMentioning(
  people: readonly Person[],
  area: RefObject<HTMLTextAreaElement | null>,
  onPick: (person: Person) => void,
): Mentioning {
  const [begun, setBegun] = useState<{ at: number; name: string }>();
  const [current, setCurrent] = useState(0);
  const listId = useId();
  const offered = begun
    ? people.filter(({ name }) => name.toLowerCase().includes(begun.name.toLowerCase())).slice(0, mostOffered)
    : [];
  const isOpen = offered.length > 0;
  const list = useRef<HTMLDivElement>(null);
  // Under a field at the window's foot it would open where nobody sees it. At once: showing the letter ends a scroll that is under way.
  useEffect(() => {
    if (offered.length > 0) list.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [offered.length]);
  const close = () => setBegun(undefined);

  const look = () => {
    const { value, selectionStart = 0 } = area.current ?? { value: '' };
    const [, name] =
      /(?:^|[\s(])@([^@\n]{0,40})$/.exec(value.slice(Math.max(0, selectionStart - 50), selectionStart)) ?? [];
    setBegun(name === undefined ? undefined : { at: selectionStart - name.length - 1, name });
    setCurrent(0);
  };

  const choose = (person: Person) => {
    const at = begun?.at ?? 0;
    const insert = `@${person.name} `;
    const after = at + insert.length;
    if (area.current) make(({ end }) => ({ from: at, to: end, insert, start: after, end: after }), area.current);
    onPick(person);
    close();
  };

  const takes = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = offered[current];
    if (!person || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (step) setCurrent((current + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person);
    else if (event.key === 'Escape') close();
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    takes,
    close,
    field: {
      onInput: look,
      onClick: look,
      onKeyUp: ({ key }: KeyboardEvent) => /^(ArrowLeft|ArrowRight|Home|End)$/.test(key) && look(),
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? `${listId}-${current}` : undefined,
    },
    list: (
      <>
        <p role="status" className="sr-only">
          {isOpen && `${offered.length} to mention: arrows choose, Enter takes`}
        </p>
        {isOpen && (
          <div
            ref={list}
            role="listbox"
            id={listId}
            aria-label="People to mention"
            className="absolute z-20 mt-1 w-full scroll-mb-3 max-w-72 rounded-lg border border-line bg-surface p-1.5 shadow-floating"
          >
            {offered.map((person, n) => (
              <div
                key={person.id}
                id={`${listId}-${n}`}
                role="option"
                tabIndex={-1}
                aria-selected={n === current}
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(person);
                }}
                className={classes(
                  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-ink text-sm hover:bg-sunken [overflow-wrap:anywhere]',
                  n === current && 'bg-sunken forced-colors:outline-2',
                )}
              >
                <PersonPicture
                  name={person.name}
                  imageUrl={person.imageUrl ?? null}
                  organizationId={person.organizationId}
                  size="inline"
                />
                <span className="min-w-0">{person.name}</span>
              </div>
            ))}
          </div>
        )}
      </>
    ),
  };
}
