import { type ManagedCommunityDto, useCloseCommunityMutation } from '@alliance/api-client/management';
import WordsDialog from '@/ui/WordsDialog';

interface CloseCommunityDialogProps {
  community: Pick<ManagedCommunityDto, 'slug' | 'name' | 'closedAt'>;
  onClose: () => void;
}

/** Asks why a community is closed, or opened again. */
export default function CloseCommunityDialog({ community, onClose }: CloseCommunityDialogProps) {
  const { slug, name, closedAt } = community;
  const [close, { isLoading }] = useCloseCommunityMutation();
  const words = closedAt
    ? {
        title: `Open ${name} again?`,
        description: 'Its people write there as before. Those who manage it are told why.',
        submit: 'Open Again',
        submitting: 'Opening...',
        done: `${name} is open again.`,
      }
    : {
        title: `Close ${name}?`,
        description:
          'Those who belong to it read what was written, and nobody writes or joins until you open it again. Those who manage it are told why, and its people read it.',
        submit: 'Close Community',
        submitting: 'Closing...',
        done: `${name} is closed.`,
      };
  return (
    <WordsDialog
      {...words}
      draft={`close-community:${slug}`}
      name="reason"
      label="Reason"
      max={500}
      required="Say why, for the people of the community"
      isLoading={isLoading}
      danger={!closedAt}
      onSend={(reason) => close({ slug, closeCommunityDto: { isClosed: !closedAt, reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
