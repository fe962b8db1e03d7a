import { type ConversationFileDto, useRemoveFromMessageMutation } from '@alliance/api-client/conversations';
import { problemText } from '@alliance/api-client/problem';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';

interface RemoveSentFileDialogProps {
  conversationId: string;
  file: ConversationFileDto;
  onClose: () => void;
}

/** A file that was sent goes for good; who has downloaded it keeps it. */
export default function RemoveSentFileDialog({ conversationId, file, onClose }: RemoveSentFileDialogProps) {
  const [remove, { isLoading }] = useRemoveFromMessageMutation();

  const take = async () => {
    try {
      await remove({ id: conversationId, fileId: file.id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `${file.name} was removed.` });
    return undefined;
  };

  return (
    <ConfirmDialog
      open
      title={`Remove ${file.name}`}
      confirm="Remove File"
      confirming="Removing..."
      isLoading={isLoading}
      onConfirm={take}
      onClose={onClose}
    >
      Nobody in this conversation can download it any more, and it takes no storage. What the message says stays. This
      cannot be undone.
    </ConfirmDialog>
  );
}
