import type { BulkAct, RegistrationDto } from '@alliance/api-client/registry';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';
import { ExportMenu } from './ExportMenu';

const ManyDialog = laterDialog(() => import('./ManyDialog'));

interface ChosenBarProps {
  chosen: readonly RegistrationDto[];
  /** Lines that are loaded, of how many that fit the filter; `orMore`: of at least so many. */
  shown: number;
  matching: number;
  orMore: boolean;
  total: number | undefined;
  filter: Record<string, string | undefined>;
  onClear: () => void;
  onStarted: (workId: string) => void;
}

/** How many there are and are chosen, and what can be done to them. */
export function ChosenBar({ chosen, shown, matching, orMore, total, filter, onClear, onStarted }: ChosenBarProps) {
  const [isAll, setAll] = useState(false);
  const [act, setAct] = useState<BulkAct>();
  const isWhole = isAll && chosen.length > 0 && chosen.length === shown;
  const ids = isWhole ? [] : chosen.map(({ id }) => id);
  const count = isWhole ? matching : chosen.length;
  const isDeleted = filter.shelf === 'deleted';
  const acts: { act: BulkAct; label: string }[] = isDeleted
    ? [{ act: 'restore', label: 'Restore' }]
    : [
        { act: 'approve', label: 'Approve' },
        { act: 'reject', label: 'Reject' },
        { act: 'delete', label: 'Delete' },
      ];
  const begin = (wanted: BulkAct) => {
    if (chosen.length > 0) return setAct(wanted);
    toast({
      title: 'No Selection',
      description: `Please select registrations to ${wanted}.`,
      variant: 'destructive',
    });
  };
  const clear = () => {
    setAll(false);
    onClear();
  };
  return (
    <section aria-label="Chosen lines" className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <p role="status" className="mr-auto text-ink-2 text-sm tabular-nums">
        {chosen.length === 0
          ? total !== undefined && `Showing ${counted(matching)}${orMore ? '+' : ''} of ${counted(total)} registrations`
          : `${counted(count)}${isWhole && orMore ? '+' : ''} chosen`}
      </p>
      {chosen.length > 0 && chosen.length === shown && matching > shown && !isWhole && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          Choose all {counted(matching)}
          {orMore && '+'} that match
        </Button>
      )}
      {chosen.length > 0 && (
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
      )}
      {acts.map(({ act: wanted, label }) => (
        <Button key={wanted} variant="secondary" onClick={() => begin(wanted)}>
          {label}
        </Button>
      ))}
      <ExportMenu filter={filter} ids={ids} count={matching} />
      {act && (
        <ManyDialog
          act={act}
          ids={ids}
          count={count}
          orMore={isWhole && orMore}
          filter={filter}
          onDone={(workId) => {
            clear();
            if (workId) onStarted(workId);
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </section>
  );
}
