import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { DialogActions } from '@/ui/Dialog';

interface FormActionsProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'disabled'> {
  submit: string;
  /** The same while it is on its way. */
  submitting: string;
  isLoading: boolean;
  /** Where "Cancel" could be taken for the deed itself. */
  dismiss?: string;
  /** Where there is no form that sends itself. */
  onSubmit?: () => void;
  onClose: () => void;
  /** What to know before it is sent. */
  beside?: ReactNode;
}

/** The end of a dialog: leave it, or send it. */
export function FormActions(props: FormActionsProps) {
  const { submit, submitting, isLoading, dismiss = 'Cancel', onSubmit, onClose, variant, disabled, beside } = props;
  const sending = onSubmit
    ? { onClick: onSubmit, pending: isLoading }
    : { type: 'submit' as const, disabled: isLoading || disabled };
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onClose} disabled={isLoading}>
        {dismiss}
      </Button>
      <Button variant={variant} {...sending}>
        {isLoading ? submitting : submit}
      </Button>
      {beside && <div className="self-center empty:hidden sm:-order-1 sm:mr-auto">{beside}</div>}
    </DialogActions>
  );
}
