import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import { longestSearch, searchText } from './searchText';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for now, as in the address. */
  value: string;
  /** Called 250 ms after the last key, and at once on Enter. */
  onSearch: (text: string) => void;
}

export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
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

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => ask(typed), 250);
    return () => clearTimeout(timer);
  }, [typed, value, ask]);

  return (
    <search className="print:hidden">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed);
        }}
      >
        <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-3" />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          maxLength={longestSearch}
          onChange={(event) => setTyped(searchText(event.target.value))}
          className="control pl-11"
        />
      </form>
    </search>
  );
}
