import { change, type Dispatch, empty, onChange, waitingIn } from '@alliance/api-client/outbox';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { DraftOwner } from '@/ui/useFormDraft';

/** What somebody has sent in a conversation, until the server has it. */
export function useOutbox(conversationId: string) {
  const owner = useContext(DraftOwner);
  const outbox = useMemo(() => ({ owner, conversationId }), [owner, conversationId]);
  const dispatch = useDispatch<Dispatch>();
  return {
    waiting: useSyncExternalStore(onChange, () => waitingIn(outbox)),
    add: (text: string, fileIds: string[]) => {
      change(outbox, (before) => [...before, { key: Math.max(0, ...before.map(({ key }) => key)) + 1, text, fileIds }]);
      void empty(outbox, dispatch);
    },
    retry: (key: number) => {
      change(outbox, (before) => before.map((one) => (one.key === key ? { ...one, error: undefined } : one)));
      void empty(outbox, dispatch);
    },
    discard: (key: number) => change(outbox, (before) => before.filter((one) => one.key !== key)),
  };
}
