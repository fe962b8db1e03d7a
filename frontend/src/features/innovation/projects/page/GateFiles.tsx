import { problemText } from '@alliance/api-client/problem';
import { useAttachProjectFileMutation, useListProjectFilesQuery } from '@alliance/api-client/projects';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/ui/Checkbox';
import { FieldError } from '@/ui/Field';
import { AttachButton } from '../../files/AttachButton';

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
  const { currentData: files = [], error } = useListProjectFilesQuery({ id });
  const [attach] = useAttachProjectFileMutation();
  const chosen = form.watch('fileIds');
  const choose = (fileIds: string[]) => form.setValue('fileIds', fileIds, { shouldDirty: true });
  const refused = form.formState.errors.fileIds?.message;
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
      {refused && <FieldError>{refused}</FieldError>}
      <AttachButton
        label="Evidence to attach"
        hint="It is listed among the files of the project, for who works on it."
        attach={async (file, onProgress) => {
          const kept = await attach({ id, file, forMembers: false, onProgress }).unwrap();
          choose([...form.getValues('fileIds'), kept.id]);
        }}
      />
    </fieldset>
  );
}
