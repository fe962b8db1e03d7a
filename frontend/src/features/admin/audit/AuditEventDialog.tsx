import { type AuditEventDto, useGetAuditEventQuery } from '@alliance/api-client/audit';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { Facts } from '@/ui/browse/Facts';
import { MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { AuditSubject } from './AuditSubject';
import { actorText, actText, changesOf, factsOf } from './audit-words';

type Narrow = (filter: { actor?: string; subject?: string }) => void;

interface AuditEventDialogProps {
  id: string;
  onClose: () => void;
  onNarrow: Narrow;
}

/** One line of the audit beside the list: all that is known of it. */
export default function AuditEventDialog({ id, onClose, onNarrow }: AuditEventDialogProps) {
  const { currentData: event, error, isFetching, refetch } = useGetAuditEventQuery({ id });
  const isAbsent = isApiError(error) && error.status === 404;
  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title={event ? actText(event.action) : 'Audit'}
      description={`Line ${id} of the audit`}
    >
      {event && <Line event={event} onNarrow={onNarrow} />}
      {!event && isAbsent && <p>There is no such line.</p>}
      {!event && !isAbsent && error ? (
        <LoadFailure what="The line" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!event && !error && <Skeleton className="h-32" />}
    </Dialog>
  );
}

function Line({ event, onNarrow }: { event: AuditEventDto; onNarrow: Narrow }) {
  const { actor, subject, details, request, at, isSealed } = event;
  const changes = changesOf(details);
  return (
    <div className="space-y-6">
      <Facts
        facts={[
          ['Act', <code key="act">{event.action}</code>],
          ['Actor', actorText(event)],
          ['When', <MomentText key="at" at={at} />],
          ['Done to', subject && <AuditSubject key="subject" event={event} isNumbered />],
          ['Request or job', request && <span className="break-all">{request}</span>],
          ['Chained', isSealed ? 'Yes' : 'Within a minute'],
        ]}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <NarrowButton onClick={() => onNarrow({ actor })}>All by the same actor</NarrowButton>
        {subject && <NarrowButton onClick={() => onNarrow({ subject })}>All done to the same</NarrowButton>}
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
      <Facts
        facts={factsOf(details).map(([name, value]) => [
          name,
          <span key={name} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {value}
          </span>,
        ])}
      />
    </div>
  );
}

function NarrowButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="min-h-9 text-brand text-sm underline underline-offset-4">
      {children}
    </button>
  );
}

function Changes({ changes }: { changes: ReturnType<typeof changesOf> }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left font-semibold">What was changed</caption>
      <thead>
        <tr className="text-ink-3 text-xs">
          {['Field', 'Before', 'After'].map((name) => (
            <th key={name} scope="col" className="border-line border-b py-1.5 pr-3 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, was, is }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="border-line border-b py-1.5 pr-3 font-normal text-ink-2">
              {field}
            </th>
            <td className="border-line border-b py-1.5 pr-3 [overflow-wrap:anywhere]">{was}</td>
            <td className="border-line border-b py-1.5 [overflow-wrap:anywhere]">{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
