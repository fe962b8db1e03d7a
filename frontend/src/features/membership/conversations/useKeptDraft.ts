import { useKeepConversationDraftMutation } from '@alliance/api-client/conversations';
import { useCallback, useEffect, useRef } from 'react';

/** So long after the last letter, in milliseconds, what is written is kept for other devices. */
const pause = 800;

/** Keeps what somebody is writing with the conversation. Where that fails, the tab has it. */
export function useKeptDraft(id: string, draft: string) {
  const [keep] = useKeepConversationDraftMutation();
  const kept = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onType = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      if (text === kept.current) return;
      timer.current = setTimeout(() => {
        kept.current = text;
        keep({ id, conversationDraftDto: { text } })
          .unwrap()
          .catch(() => undefined);
      }, pause);
    },
    [id, keep],
  );

  return {
    onType,
    /** The server forgets it with the message. */
    sent: () => {
      clearTimeout(timer.current);
      kept.current = '';
    },
  };
}
