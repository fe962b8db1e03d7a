import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

interface NoMembersProps {
  search: string;
  onSearch: (text: string) => void;
  /** Takes out all that narrows it; absent where nothing does. */
  onClear?: () => void;
}

/** Nothing is left of the directory: why, and the ways on. */
export function NoMembers({ search, onSearch, onClear }: NoMembersProps) {
  return (
    <EmptyState
      title="No Members Found"
      action={
        (search || onClear) && (
          <div className="flex flex-wrap justify-center gap-3">
            {search && (
              <Button variant="secondary" onClick={() => onSearch('')}>
                Clear search
              </Button>
            )}
            {onClear && (
              <Button variant="secondary" onClick={onClear}>
                Clear filters
              </Button>
            )}
          </div>
        )
      }
    >
      {search
        ? `Nothing matches “${search}”. Try other or fewer words.`
        : onClear
          ? 'No organization has all that is asked for. Take a filter out, and there may be more.'
          : 'Organizations appear here as soon as they have joined.'}
    </EmptyState>
  );
}
