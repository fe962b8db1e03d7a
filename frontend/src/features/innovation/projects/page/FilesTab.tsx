import { problemText } from '@alliance/api-client/problem';
import {
  type ProjectDetailDto,
  type ProjectFileDto,
  useAttachProjectFileMutation,
  useListProjectFilesQuery,
  useRemoveProjectFileMutation,
} from '@alliance/api-client/projects';
import { useState } from 'react';
import { FileLink } from '@/features/shared/files/FileLink';
import { projectLimits } from '@/features/shared/files/file-limits';
import { Badge } from '@/ui/Badge';
import { Checkbox } from '@/ui/Checkbox';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { Skeleton } from '@/ui/Skeleton';
import { FileZone } from '../../files/FileZone';

/** What the organizations of a project work with; others see what is for all members. */
export default function FilesTab({ project: { id, canWork, standing } }: { project: ProjectDetailDto }) {
  const { currentData: files, error, isFetching, refetch } = useListProjectFilesQuery({ id });
  const link = (file: ProjectFileDto) => <Described projectId={id} file={file} isPartner={standing !== 'member'} />;
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title" className="mb-4 text-lg">
        Files
      </h2>
      {error ? (
        <LoadFailure what="The files" stale={Boolean(files)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!files && !error && <Skeleton className="h-40 w-full" />}
      {files && canWork && <Zone id={id} files={files} link={link} />}
      {files && !canWork && files.length === 0 && <p className="text-ink-2">Nobody has attached anything yet.</p>}
      {files && !canWork && files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id} className="border-line border-b py-2 last:border-0">
              {link(file)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ZoneProps {
  id: string;
  files: readonly ProjectFileDto[];
  link: (file: ProjectFileDto) => React.ReactNode;
}

function Zone({ id, files, link }: ZoneProps) {
  const [attach] = useAttachProjectFileMutation();
  const [remove, { isLoading }] = useRemoveProjectFileMutation();
  const [forMembers, setForMembers] = useState(false);
  return (
    <FileZone
      attached={files}
      limits={projectLimits}
      attach={(file, onProgress) => attach({ id, file, forMembers, onProgress })}
      remove={({ id: fileId }) =>
        remove({ id, fileId })
          .unwrap()
          .then(() => undefined, problemText)
      }
      isRemoving={isLoading}
      canRemove={({ canRemove }) => canRemove}
      link={link}
    >
      <Checkbox
        label="All members may see what I attach; else who works on the project alone"
        checked={forMembers}
        onChange={({ target }) => setForMembers(target.checked)}
      />
    </FileZone>
  );
}

interface DescribedProps {
  projectId: string;
  file: ProjectFileDto;
  isPartner: boolean;
}

function Described({ projectId, file, isPartner }: DescribedProps) {
  const { by, createdAt, forMembers, isEvidence } = file;
  return (
    <>
      <FileLink at={`/api/projects/${projectId}/files`} file={file} />
      <span className="block text-ink-3 text-xs">
        <OrganizationName organization={by} isFollowed /> <MomentText at={createdAt} />
      </span>
      {isPartner && (forMembers || isEvidence) && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {forMembers && <Badge>For all members</Badge>}
          {isEvidence && <Badge>Evidence at a gate</Badge>}
        </span>
      )}
    </>
  );
}
