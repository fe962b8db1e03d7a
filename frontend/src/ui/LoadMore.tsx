import { counted } from '@/ui/count';
import { Button } from './Button';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** There are at least so many; of the last page it is known. */
  orMore?: boolean;
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
}

/** The end of a list that is read page by page. */
export function LoadMore({ shown, total, orMore = false, hasMore, loading, onLoadMore }: LoadMoreProps) {
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      <p className="text-ink-3 text-sm tabular-nums" aria-live="polite">
        Showing {counted(shown)} of {counted(total)}
        {orMore && hasMore && '+'}
      </p>
      {hasMore && (
        <Button variant="secondary" pending={loading} onClick={onLoadMore}>
          {loading ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
