import { useState } from 'react';

/** A word that this browser remembers about a person, and the way to change it. Undefined: nothing is remembered. */
export function useRemembered(personId: string, name: string): [string | undefined, (word: string) => void] {
  const slot = `${name}:${personId}`;
  const [word, setWord] = useState(() => read(slot));

  const remember = (next: string) => {
    setWord(next);
    try {
      localStorage.setItem(slot, next);
    } catch {
      // Without storage it is remembered for as long as the page.
    }
  };

  return [word, remember];
}

function read(slot: string) {
  try {
    return localStorage.getItem(slot) ?? undefined;
  } catch {
    return undefined;
  }
}
