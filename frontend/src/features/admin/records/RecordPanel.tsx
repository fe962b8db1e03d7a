import { isApiError, problemText } from '@alliance/api-client/problem';
import type { ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

interface RecordPanelProps<Item> {
  /** What it is, such as `person`. */
  noun: string;
  title?: string;
  result: { currentData?: Item; error?: unknown; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

/** One person or organization beside its list. */
export function RecordPanel<Item>({ noun, title, result, onClose, children }: RecordPanelProps<Item>) {
  const { currentData: item, error, isFetching, refetch } = result;
  const isAbsent = isApiError(error) && [400, 404].includes(error.status);
  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title={title ?? noun.charAt(0).toUpperCase() + noun.slice(1)}
    >
      {item ? (
        children(item)
      ) : isAbsent ? (
        <p>There is no such {noun}.</p>
      ) : error ? (
        <LoadFailure what={`The ${noun}`} retrying={isFetching} onRetry={() => void refetch()}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  );
}
