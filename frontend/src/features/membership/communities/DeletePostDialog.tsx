import { type PostDto, useDeletePostMutation } from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { useNavigate, useParams } from 'react-router-dom';
import { pageOf } from '@/features/shared/communities/community-words';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';

export function DeletePostDialog({ post: { id, opens }, onClose }: { post: PostDto; onClose: () => void }) {
  const { slug = '' } = useParams();
  const [remove, { isLoading }] = useDeletePostMutation();
  const navigate = useNavigate();
  const what = opens ? 'Discussion' : 'Post';

  const send = async () => {
    try {
      await remove({ id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    if (opens) navigate(pageOf(slug), { replace: true });
    toast({ title: 'Success', description: `${what} deleted.` });
  };

  return (
    <ConfirmDialog
      title={`Delete ${what.toLowerCase()}`}
      confirm={`Delete ${what}`}
      confirming="Deleting..."
      isLoading={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      Nobody sees it any more, and it cannot be brought back.
    </ConfirmDialog>
  );
}
