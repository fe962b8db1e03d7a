import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { classes } from './classes';
import { Icon } from './Icon';
import { longestSearch, searchText } from './searchText';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for now, as in the address. */
  value: string;
  /** Called 250 ms after the last key, unless the page is being left by then, and at once on Enter. */
  onSearch: (text: string) => void;
  className?: string;
}

/** The search of a page: `/` leads into it, and Escape out of it. */
export function SearchBox({ label, placeholder, value, onSearch, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);

  // What was asked for here comes back as `value` while the next letters are typed already; those must stay.
  const asked = useRef<string[]>([]);
  const ask = useCallback(
    (text: string) => {
      asked.current.push(text);
      onSearch(text);
    },
    [onSearch],
  );

  useEffect(() => {
    const own = asked.current.indexOf(value);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own < 0) setTyped(value);
  }, [value]);

  // Who has followed a link stands here until its page is loaded; another address would take them back.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (typed === value || isLeaving) return;
    const timer = setTimeout(() => ask(typed), 250);
    return () => clearTimeout(timer);
  }, [typed, value, ask, isLeaving]);

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWritten(event.target) || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);

  return (
    <search className={classes('print:hidden', className)}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed);
        }}
      >
        <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-3" />
        <input
          ref={input}
          type="search"
          aria-keyshortcuts="/"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          maxLength={longestSearch}
          onChange={(event) => setTyped(searchText(event.target.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The browser would take out what is typed.
            event.preventDefault();
            event.currentTarget.blur();
          }}
          className="peer control truncate pr-11 pl-11"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 right-3 hidden rounded-sm border border-line bg-sunken px-2 font-sans text-ink-3 text-sm pointer-fine:peer-placeholder-shown:block peer-focus:hidden!"
        >
          /
        </span>
      </form>
    </search>
  );
}

/** Whether keys are letters of a text there. */
const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
