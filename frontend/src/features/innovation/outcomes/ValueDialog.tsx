import { useGetValueEntryQuery, type ValueEntryDetailDto } from '@alliance/api-client/outcomes';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { valueKindLabels } from '@/content/labels';
import { ValueActions } from '@/features/shared/outcomes/ValueActions';
import { Button } from '@/ui/Button';
import { DayText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { inFull } from '@/ui/money';
import { OrganizationName } from '@/ui/OrganizationName';
import { useIsMounted } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { ValueStateBadge } from '../badges';
import { Evidence } from './Evidence';
import { quarterInWords } from './quarters';
import { Remarks } from './Remarks';
import ValueFormDialog from './ValueFormDialog';

interface ValueDialogProps {
  id: string;
  /** Shows another one. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One value: by what it can be checked, what was said of it, and what the viewer may do with it. */
export default function ValueDialog({ id, onOpen, onClose }: ValueDialogProps) {
  const { currentData: value, error, isFetching, refetch } = useGetValueEntryQuery({ id });
  const [isCorrecting, setCorrecting] = useState(false);

  if (value && isCorrecting)
    return (
      <ValueFormDialog
        projectId={value.project.id}
        entersFor={[value.enteredBy]}
        corrects={value}
        onEntered={onOpen}
        onClose={() => setCorrecting(false)}
      />
    );
  return (
    <Dialog
      open
      aside
      onOpenChange={(next) => next || onClose()}
      title={value ? titleOf(value) : 'Value'}
      description={value && `${valueKindLabels[value.kind]}, “${value.project.name}”`}
    >
      {!value &&
        (error ? (
          <LoadFailure what="The value" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : (
          <Skeleton className="h-64 w-full" />
        ))}
      {value && (
        <div className="grid gap-6" aria-busy={isFetching}>
          <Facts value={value} onOpen={onOpen} />
          <p className="max-w-prose whitespace-pre-line">{value.note}</p>
          <Evidence value={value} />
          <ValueActions value={value} />
          <Remarks value={value} />
          {value.can.correct && (
            <div className="border-line border-t pt-5">
              <Button variant="secondary" onClick={() => setCorrecting(true)}>
                Correct …
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

const titleOf = ({ amount, currency }: ValueEntryDetailDto) =>
  Number(amount) === 0 ? 'Taken back' : inFull(amount, currency);

function Facts({ value, onOpen }: { value: ValueEntryDetailDto; onOpen: ValueDialogProps['onOpen'] }) {
  const {
    project,
    enteredBy,
    currency,
    amountUsd,
    happenedOn,
    quarter,
    state,
    decidedBy,
    disputedBy,
    correctsId,
    correctedById,
  } = value;
  const hasProject = useIsMounted()('/projects/:id');
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ValueStateBadge state={state} />
        <span className="text-ink-2 text-sm">
          <OrganizationName organization={enteredBy} isFollowed /> <DayText on={happenedOn} /> (
          {quarterInWords(quarter)}){currency !== 'USD' && ` · about ${inFull(amountUsd, 'USD')}`}
          {decidedBy && (
            <>
              {'\u00a0· '}
              {state} by <OrganizationName organization={decidedBy} />
            </>
          )}
        </span>
      </p>
      {hasProject && (
        <p>
          <Link to={`/projects/${project.id}?tab=outcomes`} className="underline underline-offset-4 hover:text-brand">
            {project.name}
          </Link>
        </p>
      )}
      {disputedBy && !correctedById && (
        <p className="text-ink-2 text-sm">
          {state === 'disputed'
            ? `${disputedBy.name} alone can confirm it.`
            : `${disputedBy.name} disputed what it corrects, and alone decides on this one.`}
        </p>
      )}
      {correctedById && (
        <p className="rounded-lg bg-sunken p-4">
          This was corrected, and counts no longer.{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => onOpen(correctedById)}>
            Open what replaces it
          </button>
        </p>
      )}
      {correctsId && (
        <p className="text-ink-2 text-sm">
          It corrects{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => onOpen(correctsId)}>
            an earlier entry
          </button>
          .
        </p>
      )}
    </div>
  );
}
