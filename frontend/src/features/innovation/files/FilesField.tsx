import {
  type IndustryProblemDetailDto,
  useAttachProblemFileMutation,
  useRemoveProblemFileMutation,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { FileLink } from '@/features/shared/files/FileLink';
import { problemLimits } from '@/features/shared/files/file-limits';
import { FileZone } from './FileZone';

interface FilesFieldProps {
  problem?: Pick<IndustryProblemDetailDto, 'id' | 'files'>;
  /** Is told whether files are on their way. */
  onSending?: (areSent: boolean) => void;
}

/** The files of a problem that is written: each is attached and removed at once, whatever becomes of the text. */
export function FilesField({ problem, onSending }: FilesFieldProps) {
  return (
    <fieldset id="files" tabIndex={-1} className="min-w-0">
      <legend className="font-medium text-ink text-sm">Files</legend>
      {problem ? (
        <ProblemZone key={problem.id} problem={problem} onSending={onSending} />
      ) : (
        <p className="mt-1.5 text-ink-3 text-sm">
          Drawings, figures, reports: they can be attached once there is a title and a description.
        </p>
      )}
    </fieldset>
  );
}

function ProblemZone({
  problem: { id, files },
  onSending,
}: FilesFieldProps & Required<Pick<FilesFieldProps, 'problem'>>) {
  const [attach] = useAttachProblemFileMutation();
  const [remove, { isLoading }] = useRemoveProblemFileMutation();
  return (
    <FileZone
      attached={files}
      limits={problemLimits}
      attach={(file, onProgress) => attach({ id, file, onProgress })}
      remove={({ id: fileId }) =>
        remove({ id, fileId })
          .unwrap()
          .then(() => undefined, problemText)
      }
      isRemoving={isLoading}
      onSending={onSending}
      link={(file) => <FileLink at={`/api/problems/${id}/files`} file={file} />}
    />
  );
}
