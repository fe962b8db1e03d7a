import {
  type ConversationFileDto,
  useRemoveFromMessageMutation,
  useUploadToMessageMutation,
} from '@alliance/api-client/conversations';
import { problemText } from '@alliance/api-client/problem';
import { lazy, Suspense } from 'react';
import { AttachButton } from '@/features/shared/files/AttachButton';
import { FileLink } from '@/features/shared/files/FileLink';
import { acceptedInWords } from '@/features/shared/files/file-limits';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';

/** Asked for once something goes with a message. */
const StorageLine = lazy(async () => ({
  default: (await import('@/features/shared/files/StorageLine')).StorageLine,
}));

interface MessageFilesProps {
  conversationId: string;
  files: ConversationFileDto[];
}

/** What goes with the message that the viewer is writing. */
export function MessageFiles({ conversationId, files }: MessageFilesProps) {
  const [upload] = useUploadToMessageMutation();
  const [remove, { isLoading }] = useRemoveFromMessageMutation();

  const take = async ({ id, name }: ConversationFileDto) => {
    try {
      await remove({ id: conversationId, fileId: id }).unwrap();
    } catch (error) {
      toast({ title: `${name} is still attached.`, description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <div className="-mt-3 min-w-0">
      {files.length > 0 && (
        <Suspense>
          <StorageLine />
        </Suspense>
      )}
      {files.length > 0 && (
        <ul aria-label="Files that go with your message" className="divide-y divide-line">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <FileLink at={`/api/conversations/${conversationId}/files`} file={file} />
              </div>
              <Button
                variant="quiet"
                pending={isLoading}
                aria-label={`Remove ${file.name}`}
                onClick={() => void take(file)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AttachButton
        label="File to attach to your message"
        hint={<span className="max-md:sr-only">{acceptedInWords}. Up to 10 files, of 20 MB each.</span>}
        attach={(file, onProgress) => upload({ id: conversationId, file, onProgress }).unwrap()}
      />
    </div>
  );
}
