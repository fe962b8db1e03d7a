/** Where the tab keeps what somebody has sent in a conversation and the server has not taken. */
export const slotOf = (owner: string, conversationId: string) => `outbox:${owner}:${conversationId}`;

/** The conversations in which something of somebody's waits. */
export const waitingOf = (owner: string) =>
  Object.keys(sessionStorage).flatMap((slot) =>
    slot.startsWith(slotOf(owner, '')) ? [slot.slice(slotOf(owner, '').length)] : [],
  );
