import type { MemberFacetsDto } from '@alliance/api-client/directory';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';
import { chipWords, type useMemberFilters } from './useMemberFilters';

const MemberFilterPanel = laterDialog(() => import('./MemberFilterPanel'));

interface MemberFilterBarProps {
  narrowed: ReturnType<typeof useMemberFilters>;
  counts?: MemberFacetsDto;
  /** How many are left, in words. */
  left?: string;
}

/** The way to what the directory can be narrowed by, and what it is narrowed by, each to be taken out again: parts of a bar that wraps. */
export function MemberFilterBar({ narrowed, counts, left }: MemberFilterBarProps) {
  const { chips, isNarrowed, toggle, clear } = narrowed;
  const [open, setOpen] = useAddress('filters');
  return (
    <>
      <Button variant="secondary" className="order-1" aria-haspopup="dialog" onClick={() => setOpen('1')}>
        Filters
        {chips.length > 0 && <span className="ml-1 tabular-nums">({chips.length})</span>}
      </Button>
      {isNarrowed && (
        <div className="-my-1 order-3 flex min-w-0 flex-1 basis-24 items-center gap-2 overflow-x-auto py-1 md:flex-wrap md:basis-full print:hidden">
          {chips.length > 0 && (
            <ul aria-label="Filters" className="contents">
              {chips.map(({ name, value }) => (
                <li key={name + value} className="min-w-0 max-w-full shrink-0">
                  <button
                    type="button"
                    aria-label={`Remove filter ${chipWords(name, value)}`}
                    onClick={() => toggle(name, value)}
                    className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-ink text-sm hover:border-ink-2"
                  >
                    <span className="truncate">{chipWords(name, value)}</span>
                    <Icon name="close" className="size-4 shrink-0 text-ink-3" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Button variant="quiet" className="shrink-0" onClick={clear}>
            Clear filters
          </Button>
        </div>
      )}
      <MemberFilterPanel
        open={open !== ''}
        onClose={() => setOpen('')}
        narrowed={narrowed}
        counts={counts}
        left={left}
      />
    </>
  );
}
