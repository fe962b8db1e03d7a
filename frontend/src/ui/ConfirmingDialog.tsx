import { type ReactNode, useState } from 'react';
import type { ButtonLook } from './buttonClasses';
import { Dialog } from './Dialog';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './forms/FormActions';

interface ConfirmDialogProps {
  title: string;
  /** What follows. */
  children: ReactNode;
  confirm: string;
  /** The same while it is on its way. */
  confirming: string;
  isLoading: boolean;
  /** Where "Cancel" could be taken for the deed itself. */
  dismiss?: string;
  /** "danger" where nothing is said: what is asked about ends or removes something. */
  variant?: ButtonLook['variant'];
  /** Answers what stood in the way, if anything did. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

export default function ConfirmingDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, confirming, isLoading, dismiss, variant = 'danger', onConfirm, onClose } = props;
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);

  const send = async () => {
    const message = await onConfirm();
    if (message) setTrouble([{ message }]);
    else onClose();
  };

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title={title} description={children}>
      <ErrorSummary title="Nothing was changed." errors={trouble} />
      <FormActions
        submit={confirm}
        submitting={confirming}
        isLoading={isLoading}
        dismiss={dismiss}
        variant={variant}
        onSubmit={send}
        onClose={onClose}
      />
    </Dialog>
  );
}
