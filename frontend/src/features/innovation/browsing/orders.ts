import type { Kind } from './filters';

/** In which orders a list is shown without a search. Of the usual one, newest first, the address says nothing. */
export const orders = {
  problems: [
    { value: '', label: 'Newest' },
    { value: 'value', label: 'Highest value' },
    { value: 'answer-day', label: 'Next answer day' },
    { value: 'urgency', label: 'Most urgent' },
  ],
  solutions: [
    { value: '', label: 'Newest' },
    { value: 'readiness', label: 'Most ready' },
  ],
  projects: [{ value: '', label: 'Newest' }],
} as const satisfies Record<Kind, readonly { value: string; label: string }[]>;

/** The order that an address asks for, as far as there is one; what a search has found is best first, or newest. */
export const orderOf = (kind: Kind, search: string, sort: string | null): string => {
  const known = search ? ['newest'] : orders[kind].map(({ value }): string => value);
  return sort !== null && known.includes(sort) ? sort : '';
};
