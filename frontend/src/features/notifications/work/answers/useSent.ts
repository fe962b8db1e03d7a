import { useListWorkQuery } from '@alliance/api-client/inbox';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { toast } from '@/ui/toast';

/** Sends what needs no dialog: says what came of it, and that it is done or is not. */
export function useSent(onDone: () => void) {
  const { refetch } = useListWorkQuery();
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<unknown>, description: string) => {
    setSending(true);
    try {
      await work();
    } catch (error) {
      setSending(false);
      toast({ title: 'Not answered', description: problemText(error), variant: 'destructive' });
      // Somebody else may have.
      refetch();
      return;
    }
    toast({ title: 'Success', description });
    onDone();
  };
  return { isSending, send };
}
