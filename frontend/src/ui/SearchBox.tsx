import { useEffect, useRef } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { longestSearch, searchText } from './searchText';
import { useTyped } from './useTyped';

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
  const { typed, setTyped, ask } = useTyped(value, onSearch);

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
          ask();
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
