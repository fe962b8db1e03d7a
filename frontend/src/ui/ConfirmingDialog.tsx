import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { Dialog, DialogActions } from './Dialog';
import { ErrorSummary } from './ErrorSummary';

interface ConfirmDialogProps {
  title: string;
  /** What follows. */
  children: ReactNode;
  confirm: string;
  /** The same while it is on its way. */
  confirming: string;
  isLoading: boolean;
  /** Answers what stood in the way, if anything did. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

export default function ConfirmingDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, confirming, isLoading, onConfirm, onClose } = props;
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);

  const send = async () => {
    const message = await onConfirm();
    if (message) setTrouble([{ message }]);
    else onClose();
  };

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title={title} description={children}>
      <ErrorSummary title="Nothing was changed." errors={trouble} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <Button variant="danger" onClick={send} pending={isLoading}>
          {isLoading ? confirming : confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
