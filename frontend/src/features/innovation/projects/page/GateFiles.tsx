import { problemText } from '@alliance/api-client/problem';
import { useAttachProjectFileMutation, useListProjectFilesQuery } from '@alliance/api-client/projects';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AttachButton } from '@/features/shared/files/AttachButton';
import { StorageLine } from '@/features/shared/files/StorageLine';
import { Checkbox } from '@/ui/Checkbox';
import { FieldError } from '@/ui/Field';

export interface SaidAtGate {
  note: string;
  fileIds: string[];
}

interface GateFilesProps {
  projectId: string;
  /** Whether the gate stays closed without one. */
  needed: boolean;
  form: UseFormReturn<SaidAtGate>;
}

/** Which files of the project show it: chosen among those that are there, or attached now. */
export function GateFiles({ projectId: id, needed, form }: GateFilesProps) {
  const { currentData, error, isFetching, refetch } = useListProjectFilesQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const files = currentData ?? [];
  const [attach] = useAttachProjectFileMutation();
  const chosen = form.watch('fileIds');
  const choose = (fileIds: string[]) => {
    form.setValue('fileIds', fileIds, { shouldDirty: true });
    // No field is registered that would clear it, and it would keep the form from being sent.
    form.clearErrors('fileIds');
  };
  const refused = form.formState.errors.fileIds?.message;
  const [areGone, setGone] = useState(false);
  const isToCheck = useRef(true);

  // What was chosen may have been removed since: the list is asked for again, and nobody is left with what no box stands for.
  useEffect(() => {
    if (!refused) return;
    isToCheck.current = true;
    void refetch();
  }, [refused, refetch]);
  useEffect(() => {
    // Not each time: what has just been attached may be in no list yet.
    if (!isToCheck.current || !currentData || isFetching) return;
    isToCheck.current = false;
    const known = form.getValues('fileIds').filter((one) => currentData.some((file) => file.id === one));
    if (known.length === form.getValues('fileIds').length) return;
    form.setValue('fileIds', known, { shouldDirty: true });
    form.clearErrors('fileIds');
    setGone(true);
  }, [currentData, isFetching, form]);
  return (
    <fieldset id="fileIds" tabIndex={-1} className="min-w-0">
      <legend className="font-medium text-ink text-sm">Files that show it</legend>
      {needed && <p className="mt-1 text-ink-3 text-sm">The gate stays closed without one.</p>}
      {error ? <FieldError>{problemText(error)}</FieldError> : null}
      <div className="max-h-60 overflow-y-auto">
        {files.map(({ id: fileId, name }) => (
          <Checkbox
            key={fileId}
            label={name}
            checked={chosen.includes(fileId)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, fileId] : chosen.filter((one) => one !== fileId))
            }
          />
        ))}
      </div>
      {areGone ? (
        <FieldError>
          A file that was chosen has been removed from the project meanwhile, and is not chosen any more. See what is
          left, then save.
        </FieldError>
      ) : (
        refused && <FieldError>{refused}</FieldError>
      )}
      <AttachButton
        label="Evidence to attach"
        hint="It is listed among the files of the project, for who works on it."
        attach={async (file, onProgress) => {
          const kept = await attach({ id, file, forMembers: false, onProgress }).unwrap();
          choose([...form.getValues('fileIds'), kept.id]);
        }}
      >
        <StorageLine />
      </AttachButton>
    </fieldset>
  );
}
