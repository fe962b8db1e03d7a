import { problemText } from '@alliance/api-client/problem';
import { type GateItemDto, useListProjectFilesQuery, useListProjectGatesQuery } from '@alliance/api-client/projects';
import type { UseFormReturn } from 'react-hook-form';
import { Conflict } from '@/features/shared/conflict/Conflict';
import { LoadFailure } from '@/ui/EmptyState';
import type { SaidAtGate } from './GateFiles';

interface GateConflictProps {
  projectId: string;
  /** What the form began with. */
  known: GateItemDto;
  form: UseFormReturn<SaidAtGate>;
  /** The newest has been looked at: what is saved now is saved over it. */
  onSettled: (newest: GateItemDto) => void;
}

const valuesOf = ({ note, files }: GateItemDto) => ({ note: note ?? '', fileIds: files.map(({ name }) => name) });

/** What somebody else has said at the gate meanwhile, beside what stands in the form. */
export function GateConflict({ projectId: id, known, form, onSettled }: GateConflictProps) {
  const gates = useListProjectGatesQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData: files = [] } = useListProjectFilesQuery({ id });
  if (gates.error)
    return (
      <LoadFailure what="The newer version" retrying={gates.isFetching} onRetry={gates.refetch}>
        {problemText(gates.error)}
      </LoadFailure>
    );
  const newest = gates.currentData?.flatMap(({ items }) => items).find(({ key }) => key === known.key);
  if (!newest || (gates.isFetching && newest.tickedAt === known.tickedAt))
    return <p role="status">Somebody has changed this evidence. Loading what they wrote...</p>;

  const { note, fileIds } = form.getValues();
  return (
    <Conflict
      noun="evidence"
      names={{ note: 'Evidence', fileIds: 'Files that show it' }}
      mine={{ note, fileIds: files.filter((file) => fileIds.includes(file.id)).map(({ name }) => name) }}
      theirs={valuesOf(newest)}
      before={valuesOf(known)}
      onSettled={(taken) => {
        if (taken.includes('note')) form.setValue('note', newest.note ?? '');
        if (taken.includes('fileIds'))
          form.setValue(
            'fileIds',
            newest.files.map((file) => file.id),
          );
        onSettled(newest);
      }}
    />
  );
}
