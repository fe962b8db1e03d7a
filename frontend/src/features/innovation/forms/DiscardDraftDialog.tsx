import { problemText } from '@alliance/api-client/problem';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';

interface DiscardDraftDialogProps {
  discard: () => Promise<unknown>;
  isLoading: boolean;
  /** Where its like are listed. */
  list: '/problems' | '/solutions';
  /** What follows. */
  children: ReactNode;
  onClose: () => void;
}

/** Asks before a draft is thrown away, and leaves its page. */
export function DiscardDraftDialog({ discard, isLoading, list, children, onClose }: DiscardDraftDialogProps) {
  const navigate = useNavigate();

  const send = async () => {
    try {
      await discard();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Draft discarded.' });
    navigate(list);
  };

  return (
    <ConfirmDialog
      title="Discard draft"
      confirm="Discard Draft"
      confirming="Discarding..."
      isLoading={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
