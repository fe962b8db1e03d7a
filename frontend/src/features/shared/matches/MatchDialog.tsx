import { laterDialog } from '@/ui/laterDialog';
import type { useMatchDialog } from './useMatchDialog';

const MatchNoteDialog = laterDialog(() => import('./MatchNoteDialog'));
const NotRelevantDialog = laterDialog(() => import('./NotRelevantDialog'));

/** The dialog of a pair, if one is open. */
export function MatchDialog({ dialog: { opened, close } }: { dialog: ReturnType<typeof useMatchDialog> }) {
  if (!opened) return null;
  const { action, pair } = opened;
  return action === 'hide' ? (
    <NotRelevantDialog pair={pair} onClose={close} />
  ) : (
    <MatchNoteDialog action={action} pair={pair} onClose={close} />
  );
}
