import { isApiError, problemText } from '@alliance/api-client/problem';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { toast } from '@/ui/toast';

/** What pages write by themselves: nobody has pressed anything. */
const unasked: unknown[] = ['markThreadRead'];

interface Asked {
  type?: unknown;
  endpointName?: unknown;
}

/** Says to who sees the alliance as a member that nothing was changed, whatever they pressed. */
export const sayReadOnly: Middleware = () => (next) => (action) => {
  const answer = next(action);
  if (!isRejectedWithValue(action) || !isApiError(action.payload)) return answer;
  const { type, endpointName } = (action.meta.arg ?? {}) as Asked;
  const isRefused = action.payload.problem.code === 'read_only_while_seeing';
  if (isRefused && type === 'mutation' && !unasked.includes(endpointName))
    toast({ title: 'Nothing was changed', description: problemText(action.payload), variant: 'destructive' });
  return answer;
};
