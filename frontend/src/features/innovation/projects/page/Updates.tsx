import { problemText } from '@alliance/api-client/problem';
import {
  type ProjectDetailDto,
  type ProjectUpdateDto,
  useBrowseProjectUpdatesInfiniteQuery,
  useEditProjectUpdateMutation,
  usePostProjectUpdateMutation,
  useRemoveProjectUpdateMutation,
} from '@alliance/api-client/projects';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MomentText } from '@/ui/DateText';
import { OrganizationName } from '@/ui/OrganizationName';
import { Skeleton } from '@/ui/Skeleton';
import { Composer } from '@/ui/text/LaterComposer';
import { Markdown } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';

/** What the organizations of a project tell all members of how it goes. */
export default function Updates({ project: { id, canWork } }: { project: ProjectDetailDto }) {
  const result = useBrowseProjectUpdatesInfiniteQuery({ id });
  const [post] = usePostProjectUpdateMutation();

  const send = async (text: string) => {
    await post({ id, postUpdateDto: { text } }).unwrap();
    toast({ title: 'Success', description: 'Update posted.' });
  };

  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="mb-4 text-lg">
        Updates
      </h2>
      {canWork && (
        <Composer
          id="update"
          draft={`update:${id}`}
          label="Post an update"
          hint="All members read it."
          max={5000}
          required="Write what there is to tell"
          submit="Post Update"
          submitting="Posting..."
          onSend={send}
        />
      )}
      <div className="mt-6">
        <PagedList
          result={result}
          what="The updates"
          waiting={<Skeleton className="h-40 w-full" />}
          empty={<p className="text-ink-2">Nobody has told anything yet.</p>}
        >
          {(updates) => (
            <ul className="grid gap-4">
              {updates.map((update) => (
                <Update key={update.id} projectId={id} update={update} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </section>
  );
}

function Update({ projectId, update }: { projectId: string; update: ProjectUpdateDto }) {
  const [remove, { isLoading }] = useRemoveProjectUpdateMutation();
  const { id: updateId, by, createdAt, editedAt, text, canEdit, canRemove } = update;
  // One is written at a time; a reload comes back to it.
  const [writing, setWriting] = useAddress('write');
  const isEdited = canEdit && writing === updateId;

  const [isAsked, ask] = useState(false);

  const takeBack = async () => {
    try {
      await remove({ id: projectId, updateId }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Update removed.' });
  };

  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-2 text-sm">
          <span className="font-medium text-ink">
            <OrganizationName organization={by} isFollowed />
          </span>{' '}
          <MomentText at={createdAt} />
          {editedAt && (
            <>
              {'\u00a0· '}
              edited <MomentText at={editedAt} />
            </>
          )}
        </p>
        {!isEdited && (
          <div className="flex flex-wrap gap-x-1">
            {canEdit && (
              <Button variant="quiet" aria-label={`Edit the update of ${by.name}`} onClick={() => setWriting(updateId)}>
                Edit
              </Button>
            )}
            {canRemove && (
              <Button variant="quiet" aria-label={`Remove the update of ${by.name}`} onClick={() => ask(true)}>
                Remove
              </Button>
            )}
          </div>
        )}
      </div>
      {isEdited ? (
        <EditUpdate projectId={projectId} update={update} onClose={() => setWriting('')} />
      ) : (
        <Markdown text={text} />
      )}
      {isAsked && (
        <ConfirmDialog
          title="Remove update"
          confirm="Remove Update"
          confirming="Removing..."
          isLoading={isLoading}
          onConfirm={takeBack}
          onClose={() => ask(false)}
        >
          Nobody reads it any more, and it cannot be brought back. The activity keeps that there was one.
        </ConfirmDialog>
      )}
    </li>
  );
}

interface EditUpdateProps {
  projectId: string;
  update: ProjectUpdateDto;
  onClose: () => void;
}

function EditUpdate({ projectId, update: { id: updateId, text, revision }, onClose }: EditUpdateProps) {
  const [send] = useEditProjectUpdateMutation();
  // What stood there when it was begun: the same person may write elsewhere meanwhile.
  const [begun] = useState({ text, revision });
  const isReplaced = revision !== begun.revision;
  return (
    <Composer
      id="edited-update"
      draft={`edit-update:${updateId}:${begun.revision}`}
      label="Edit your update"
      hint="All members read it."
      text={begun.text}
      max={5000}
      required="Write what there is to tell"
      submit={isReplaced ? 'Replace Update' : 'Save Update'}
      submitting="Saving..."
      onSend={async (changed) => {
        await send({ id: projectId, updateId, editUpdateDto: { text: changed, revision } }).unwrap();
        onClose();
        toast({ title: 'Success', description: 'Update changed.' });
      }}
      onCancel={onClose}
    >
      {isReplaced && (
        <div role="status" className="rounded-lg bg-sunken p-4">
          <p className="mb-2 font-medium text-ink text-sm">
            It was changed since you began, in another window perhaps. Yours takes the place of this:
          </p>
          <Markdown text={text} />
        </div>
      )}
    </Composer>
  );
}
