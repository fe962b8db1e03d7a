import { useSendDirectMessageMutation } from '@alliance/api-client/conversations';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { DraftOwner } from '@/ui/useFormDraft';

/** A message that the server has not acknowledged. */
export interface OutgoingMessage {
  key: number;
  text: string;
  fileIds: string[];
  /** Why it was not taken; without it, it is on its way or waits for a connection. */
  error?: string;
}

/** It did not arrive, or nobody knows whether it did: it is sent again as it is, and taken once. */
const mayArriveLater = (error: unknown) =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;

/** In milliseconds, after so many failures in a row. */
const pauseAfter = (failures: number) => Math.min(1000 * 2 ** failures, 120_000);

/**
 * What somebody has sent in a conversation, until the server has it: one message after the other, again after a while, which
 * grows, once there is a connection, and after a reload. Each goes out with the key that it went out with first.
 */
export function useOutbox(conversationId: string) {
  const slot = `outbox:${useContext(DraftOwner)}:${conversationId}`;
  const [send] = useSendDirectMessageMutation();
  const [waiting, setWaiting] = useState(() => kept(slot));
  const known = useRef(waiting);
  const isSending = useRef(false);
  const [failures, setFailures] = useState(0);

  const change = useCallback(
    (next: OutgoingMessage[]) => {
      known.current = next;
      setWaiting(next);
      sessionStorage.setItem(slot, JSON.stringify(next));
    },
    [slot],
  );

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = first(known.current); next; next = first(known.current)) {
      const { key, text, fileIds } = next;
      try {
        await send({
          id: conversationId,
          sendDirectMessageDto: { text, ...(fileIds.length > 0 && { fileIds }) },
        }).unwrap();
        setFailures(0);
        change(known.current.filter((one) => one.key !== key));
      } catch (error) {
        if (mayArriveLater(error)) {
          setFailures((before) => before + 1);
          break;
        }
        change(known.current.map((one) => (one.key === key ? { ...one, error: problemText(error) } : one)));
      }
    }
    isSending.current = false;
  }, [change, conversationId, send]);

  useEffect(() => {
    void flush();
    const again = () => void flush();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [flush]);

  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(() => void flush(), pauseAfter(failures));
    return () => clearTimeout(timer);
  }, [failures, flush]);

  return {
    waiting,
    add: (text: string, fileIds: string[]) => {
      const key = Math.max(0, ...known.current.map((one) => one.key)) + 1;
      change([...known.current, { key, text, fileIds }]);
      void flush();
    },
    retry: (key?: number) => {
      change(known.current.map((one) => (one.key === key ? { ...one, error: undefined } : one)));
      void flush();
    },
    discard: (key: number) => change(known.current.filter((one) => one.key !== key)),
  };
}

const first = (waiting: OutgoingMessage[]) => waiting.find(({ error }) => !error);

function kept(slot: string): OutgoingMessage[] {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? '[]');
  } catch {
    return [];
  }
}
