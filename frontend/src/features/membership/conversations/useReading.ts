import { type ConversationDto, useMarkConversationReadMutation } from '@alliance/api-client/conversations';
import { useEffect, useRef, useState } from 'react';

/**
 * Says that what stands on the page was read, while somebody looks at it. Answers after which message the new ones began when
 * the conversation was opened.
 */
export function useReading(conversation: ConversationDto | undefined, shown: number): number | undefined {
  const [mark] = useMarkConversationReadMutation();
  const id = conversation?.id;
  const [opened, setOpened] = useState<{ id: string; read: number }>();
  if (conversation && opened?.id !== id) setOpened({ id: conversation.id, read: conversation.read });
  const said = useRef(0);
  const unread = conversation?.unread ?? 0;

  useEffect(() => {
    const read = () => {
      if (!id || unread === 0 || said.current === shown || document.visibilityState !== 'visible') return;
      said.current = shown;
      mark({ id, markReadDto: { number: shown } })
        .unwrap()
        .catch(() => {
          said.current = 0;
        });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, unread, shown, mark]);

  return opened?.id === id ? opened?.read : undefined;
}
