import { useSayTypingMutation } from '@alliance/api-client/conversations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onHeard } from '@/ui/heard';

/** While somebody writes, it is said so often, in milliseconds, and holds a little longer. */
const everyMs = 4_000;
const holdsMs = 6_000;

/** Who else is writing in a conversation just now, and a way to say that the viewer is. */
export function useTyping(id: string) {
  const [say] = useSayTypingMutation();
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const [until, setUntil] = useState<Record<string, number>>({});

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = onHeard('typing', (heard, isLate) => {
      const [conversationId, personId = ''] = heard.split(':');
      if (conversationId !== id || isLate) return;
      setUntil((known) => ({ ...known, [personId]: Date.now() + holdsMs }));
      timers.add(setTimeout(() => setUntil((known) => ({ ...known })), holdsMs));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [id]);

  return {
    typing: Object.keys(until).filter((personId) => (until[personId] ?? 0) > Date.now()),
    sayTyping: useCallback(() => {
      if (Date.now() - saidAt.current < everyMs) return;
      saidAt.current = Date.now();
      say({ id })
        .unwrap()
        .catch(() => undefined);
    }, [id, say]),
  };
}
