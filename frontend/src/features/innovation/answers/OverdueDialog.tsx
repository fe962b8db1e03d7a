import type { OverdueDecisionsDto } from '@alliance/api-client/innovation';
import { Button, LinkButton } from '@/ui/Button';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { toDecide, useDecides, useOverdueWords, whoDecides } from './useOverdue';

/** Instead of a form that could not be sent. */
export function OverdueDialog({ owing, onClose }: { owing: OverdueDecisionsDto; onClose: () => void }) {
  const decides = useDecides();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Decide First" description={useOverdueWords(owing)}>
      <p className="text-ink-2">
        Whoever has proposed was promised an answer by a day. {!decides && `${whoDecides} `}A draft can be composed
        meanwhile.
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} data-first-focus={decides ? undefined : true}>
          Close
        </Button>
        {decides && (
          <LinkButton to={toDecide} data-first-focus>
            Decide Now
          </LinkButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
