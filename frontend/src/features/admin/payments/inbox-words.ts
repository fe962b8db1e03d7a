import type { InboxState } from '@alliance/api-client/books';
import type { Tone } from '@/ui/Badge';

export const stateLabels: Record<InboxState, string> = {
  received: 'Received',
  processed: 'Processed',
  ignored: 'Ignored',
  review: 'Needs a look',
  failed: 'Failed',
};
export const stateTones: Record<InboxState, Tone> = {
  received: 'yellow',
  processed: 'green',
  ignored: 'neutral',
  review: 'orange',
  failed: 'red',
};
