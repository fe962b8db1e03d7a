import type { Dispatch } from '@alliance/api-client/outbox';
import { waitingOf } from '@alliance/api-client/outbox-slots';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { toast } from '@/ui/toast';

const refused = {
  title: 'A message was not sent',
  description: 'It stands in its conversation, with the reason.',
  variant: 'destructive',
} as const;

/** Sends what its writer has sent in conversations and nobody has yet, on whichever page they are once connected again. */
export function Unsent({ owner }: { owner: string }) {
  const dispatch = useDispatch<Dispatch>();
  useEffect(() => {
    const send = () => {
      if (waitingOf(owner).length === 0) return;
      // Where the code does not come, the next connection brings it.
      import('@alliance/api-client/outbox').then(
        async ({ emptyAll }) => {
          if (await emptyAll(owner, dispatch)) toast(refused);
        },
        () => undefined,
      );
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [owner, dispatch]);
  return null;
}
