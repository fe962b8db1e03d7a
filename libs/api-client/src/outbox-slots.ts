/** Where the tab keeps what somebody has sent in a conversation and the server has not taken. */
export const slotOf = (owner: string, conversationId: string) => `outbox:${owner}:${conversationId}`;

export const readSlot = (owner: string, conversationId: string) =>
  sessionStorage.getItem(slotOf(owner, conversationId));

/** Empties it where nothing is to be kept. */
export function writeSlot(owner: string, conversationId: string, text: string | undefined): void {
  if (text === undefined) sessionStorage.removeItem(slotOf(owner, conversationId));
  else sessionStorage.setItem(slotOf(owner, conversationId), text);
}

/** The conversations in which something of somebody's waits. */
export const waitingOf = (owner: string) =>
  Object.keys(sessionStorage).flatMap((slot) =>
    slot.startsWith(slotOf(owner, '')) ? [slot.slice(slotOf(owner, '').length)] : [],
  );
