type Listener = (id: string) => void;

const listeners = new Map<string, Set<Listener>>();

/** What the server says just now and nobody can ask for again, to who shows it. */
export function hear(kind: string, id: string): void {
  for (const listener of listeners.get(kind) ?? []) listener(id);
}

/** Answers how to stop listening. */
export function onHeard(kind: string, listener: Listener): () => void {
  const known = listeners.get(kind) ?? new Set();
  listeners.set(kind, known.add(listener));
  return () => known.delete(listener);
}
