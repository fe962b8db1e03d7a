import { useGetValueEntryQuery, type ValueEntryDetailDto } from '@alliance/api-client/outcomes';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { valueKindLabels } from '@/content/labels';
import { ValueActions } from '@/features/shared/outcomes/ValueActions';
import { Facts } from '@/ui/browse/Facts';
import { DayText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { inFull } from '@/ui/money';
import { Skeleton } from '@/ui/Skeleton';

interface DecideValueDialogProps {
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** A claimed value: what it is, by what it can be checked, and the two ways to answer. */
export default function DecideValueDialog({ id, onDone, onClose }: DecideValueDialogProps) {
  const { currentData: value, error, isFetching, refetch } = useGetValueEntryQuery({ id });
  const decided = () => {
    onClose();
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={value ? inFull(value.amount, value.currency) : 'Value'}
      description={value && `${valueKindLabels[value.kind]}, “${value.project.name}”`}
    >
      {!value &&
        (error ? (
          <LoadFailure what="The value" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : (
          <Skeleton className="h-48 w-full" />
        ))}
      {value && (
        <div className="grid gap-6">
          <Facts
            facts={[
              ['Entered by', value.enteredBy.name],
              ['On', <DayText key="on" on={value.happenedOn} />],
              ['Source', value.source],
              ['Evidence', evidenceOf(value)],
            ]}
          />
          <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{value.note}</p>
          <ValueActions value={value} onDecided={decided} />
        </div>
      )}
    </Dialog>
  );
}

const evidenceOf = ({ files, project, id }: ValueEntryDetailDto) =>
  files.length > 0 && (
    <Link to={`/projects/${project.id}?tab=outcomes&value=${id}`} className="underline underline-offset-4">
      {files.length === 1 ? 'One file' : `${files.length} files`}
    </Link>
  );
