import { useEffect, useState } from 'react';
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

  useEffect(() => setTyped(value), [value]);

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), 250);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <search className="print:hidden">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed);
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
