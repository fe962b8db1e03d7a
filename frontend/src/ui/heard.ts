type Listener = (id: string, isLate: boolean) => void;

const listeners = new Map<string, Set<Listener>>();

/** What the server says and nobody can ask for again, to who shows it; late where it was said while nobody listened here. */
export function hear(kind: string, id: string, isLate = false): void {
  for (const listener of listeners.get(kind) ?? []) listener(id, isLate);
}

/** Answers how to stop listening. */
export function onHeard(kind: string, listener: Listener): () => void {
  const known = listeners.get(kind) ?? new Set();
  listeners.set(kind, known.add(listener));
  return () => known.delete(listener);
}
