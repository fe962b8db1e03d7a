export const keyHeader = 'Idempotency-Key';

/** A form that is sent again says so, by the key that it was sent with first: what stands here was not acknowledged. */
const keys = new Map<string, string>();
const mostKept = 50;

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
  return key;
}

/** The server has said that it was made; sent once more, it is meant to be another one. */
export const acknowledged = (address: string, body: unknown) => keys.delete(nameOf(address, body));
