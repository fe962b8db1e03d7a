import type { ComponentProps } from 'react';
import { Button } from '@/ui/Button';
import { DialogActions } from '@/ui/Dialog';

interface FormActionsProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  submit: string;
  /** The same while it is on its way. */
  submitting: string;
  isLoading: boolean;
  onClose: () => void;
}

/** The end of a form in a dialog: leave it, or send it. */
export function FormActions({ submit, submitting, isLoading, onClose, variant }: FormActionsProps) {
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onClose} disabled={isLoading}>
        Cancel
      </Button>
      <Button type="submit" variant={variant} disabled={isLoading}>
        {isLoading ? submitting : submit}
      </Button>
    </DialogActions>
  );
}
