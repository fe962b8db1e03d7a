import { useListDisputesQuery } from '@alliance/api-client/lifecycle';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { DayText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { inFull } from '@/ui/money';
import { Remarks } from '../outcomes/Remarks';

const ReopenValueDialog = laterDialog(() => import('./ReopenValueDialog'));

/** Values of a project of which a dispute stands; nothing where none does. */
export function Disputes({ projectId }: { projectId: string }) {
  const { currentData: values, error, isFetching, refetch } = useListDisputesQuery({ id: projectId });
  const [reopenedId, setReopened] = useState('');
  const reopened = values?.find(({ id }) => id === reopenedId);
  const failure = error && (
    <LoadFailure what="What is disputed" stale={Boolean(values)} retrying={isFetching} onRetry={refetch}>
      {problemText(error)}
    </LoadFailure>
  );
  if (!values?.length) return failure || null;
  return (
    <section aria-labelledby="disputes">
      {failure}
      <h3 id="disputes" className="text-lg">
        Disputed values
      </h3>
      <p className="mt-1 max-w-prose text-ink-2 text-sm">
        Whoever disputes one alone can confirm it, or the correction of it. You can end the dispute, where its sides do
        not.
      </p>
      <ul className="mt-3 grid gap-3">
        {values.map((value) => (
          <li key={value.id} className="grid min-w-0 gap-3 rounded-lg border border-line p-4">
            <div>
              <p className="font-medium">{inFull(value.amount, value.currency)}</p>
              <p className="text-ink-2 text-sm">
                {value.enteredBy.name}&nbsp;· <DayText on={value.happenedOn} />
                {value.disputedBy && ` · disputed by ${value.disputedBy.name}`}
              </p>
            </div>
            <p className="max-w-prose whitespace-pre-line">{value.note}</p>
            {value.source && <p className="text-sm">Source: {value.source}</p>}
            <Remarks value={value} />
            <div>
              <Button
                variant="secondary"
                aria-label={`End Dispute: ${inFull(value.amount, value.currency)}`}
                onClick={() => setReopened(value.id)}
              >
                End Dispute …
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {reopened && <ReopenValueDialog value={reopened} onClose={() => setReopened('')} />}
    </section>
  );
}
