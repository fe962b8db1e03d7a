import { useState } from 'react';

/** A name for what a list is narrowed by. */
export interface SavedView {
  name: string;
  /** As it stands in the address, without the question mark. */
  query: string;
}

const most = 20;

/** The views of a list that this browser remembers, by name, and the ways to keep one and to forget it. */
export function useSavedViews(list: string) {
  const slot = `views:${list}`;
  const [views, setViews] = useState(() => read(slot));

  const keep = (next: SavedView[]) => {
    setViews(next);
    try {
      localStorage.setItem(slot, JSON.stringify(next));
    } catch {
      // Without storage they are remembered for as long as the page.
    }
  };

  return {
    views,
    /** One of the same name gives way. */
    save: (view: SavedView) => {
      keep([...views.filter(({ name }) => name !== view.name), view].slice(-most));
      return undefined;
    },
    forget: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}

function read(slot: string): SavedView[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(slot) ?? '[]');
    return Array.isArray(known) ? known.filter(isView) : [];
  } catch {
    return [];
  }
}

const isView = (one: Partial<SavedView> | null): one is SavedView =>
  typeof one?.name === 'string' && typeof one.query === 'string';
