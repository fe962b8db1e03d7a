import { sendDirectMessage } from './conversations';
import { readSlot, slotOf, waitingOf, writeSlot } from './outbox-slots';
import { isApiError, problemText } from './problem';

/** A message that the server has not acknowledged. */
export interface OutgoingMessage {
  key: number;
  text: string;
  fileIds: string[];
  /** Why it was not taken; without it, it is on its way or waits for a connection. */
  error?: string;
}

/** Of one person in one conversation. */
export interface Outbox {
  owner: string;
  conversationId: string;
}

export type Dispatch = Parameters<ReturnType<typeof sendDirectMessage>>[0];

const nothing: OutgoingMessage[] = [];
const read = new Map<string, { text: string; messages: OutgoingMessage[] }>();
const listeners = new Set<() => void>();

const under = ({ owner, conversationId }: Outbox) => slotOf(owner, conversationId);

/** The same list for as long as nothing has changed. */
export function waitingIn(outbox: Outbox): OutgoingMessage[] {
  const text = readSlot(outbox.owner, outbox.conversationId);
  if (!text) return nothing;
  const before = read.get(under(outbox));
  if (before?.text === text) return before.messages;
  const messages = parsed(text);
  read.set(under(outbox), { text, messages });
  return messages;
}

function parsed(text: string): OutgoingMessage[] {
  try {
    return JSON.parse(text);
  } catch {
    return nothing;
  }
}

export function change(outbox: Outbox, next: (before: OutgoingMessage[]) => OutgoingMessage[]): void {
  const messages = next(waitingIn(outbox));
  writeSlot(outbox.owner, outbox.conversationId, messages.length > 0 ? JSON.stringify(messages) : undefined);
  for (const changed of listeners) changed();
}

export function onChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** It did not arrive, or nobody knows whether it did: it is sent again as it is, and taken once. */
const mayArriveLater = (error: unknown) =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;

/** In milliseconds, after so many failures in a row. */
const pauseAfter = (failures: number) => Math.min(1000 * 2 ** failures, 120_000);

const underWay = new Set<string>();
const failures = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Sends what waits, one message after the other, and again after a while, which grows, where it did not arrive. It goes on
 * whichever page its writer is on; each message goes out with the key that it went out with first. Answers whether one was
 * refused.
 */
export async function empty(outbox: Outbox, dispatch: Dispatch): Promise<boolean> {
  const slot = under(outbox);
  if (underWay.has(slot)) return false;
  let isRefused = false;
  underWay.add(slot);
  clearTimeout(timers.get(slot));
  for (let next = first(outbox); next; next = first(outbox)) {
    const { key, text, fileIds } = next;
    const sendDirectMessageDto = { text, ...(fileIds.length > 0 && { fileIds }) };
    try {
      const call = sendDirectMessage({ id: outbox.conversationId, sendDirectMessageDto }, { track: false });
      await dispatch(call).unwrap();
      failures.delete(slot);
      change(outbox, (before) => before.filter((one) => one.key !== key));
    } catch (error) {
      if (mayArriveLater(error)) {
        const times = (failures.get(slot) ?? 0) + 1;
        failures.set(slot, times);
        timers.set(
          slot,
          setTimeout(() => void empty(outbox, dispatch), pauseAfter(times)),
        );
        break;
      }
      isRefused = true;
      change(outbox, (before) => before.map((one) => (one.key === key ? { ...one, error: problemText(error) } : one)));
    }
  }
  underWay.delete(slot);
  return isRefused;
}

const first = (outbox: Outbox) => waitingIn(outbox).find(({ error }) => !error);

/** What somebody has sent anywhere. */
export async function emptyAll(owner: string, dispatch: Dispatch): Promise<boolean> {
  const sent = waitingOf(owner).map((conversationId) => empty({ owner, conversationId }, dispatch));
  return (await Promise.all(sent)).includes(true);
}
