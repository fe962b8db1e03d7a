export const keyHeader = 'Idempotency-Key';

const slot = 'sent-forms';
const mostKept = 20;

/**
 * A form that is sent again says so, by the key that it was sent with first: what stands here was not acknowledged. It
 * outlives a reload, as what was typed does.
 */
const keys = new Map<string, string>(Object.entries(kept()));

const nameOf = (address: string, body: unknown) => `${address} ${JSON.stringify(body)}`;

/** `crypto.randomUUID` is there on secure origins alone. */
const newKey = () =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The key of what is sent: a new one where it is sent for the first time, or its fields have changed. */
export function keyFor(address: string, body: unknown): string {
  const name = nameOf(address, body);
  const key = keys.get(name) ?? newKey();
  keys.set(name, key);
  if (keys.size > mostKept) keys.delete(keys.keys().next().value as string);
  keep();
  return key;
}

/** The server has said that it was made; sent once more, it is meant to be another one. */
export function acknowledged(address: string, body: unknown): void {
  keys.delete(nameOf(address, body));
  keep();
}

function kept(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? '{}');
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(Object.fromEntries(keys)));
  } catch {
    // Where the browser keeps nothing, a reload forgets them.
  }
}
