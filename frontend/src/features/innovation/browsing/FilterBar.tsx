import { useViewer } from '@alliance/api-client/viewer';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';
import { filterName, filterWords } from './filter-words';
import { type Kind, valuesOf } from './filters';
import type { Among } from './useCounts';
import { useFilters } from './useFilters';

const FilterPanel = laterDialog(() => import('./FilterPanel'));

interface FilterBarProps {
  kind: Kind;
  /** Among what each value says how many there are. */
  among: Among;
  /** What is never offered, as all of the list has it. */
  without?: readonly string[];
  /** What is shown: the names of organizations are taken from there. */
  items?: readonly { submittedBy: { id: string; name: string } }[];
  /** How many are left, in words. */
  left?: string;
}

/** The way to what a list can be narrowed by, and what it is narrowed by, each to be taken out again: parts of a bar that wraps. */
export function FilterBar({ kind, among, without = [], items = [], left }: FilterBarProps) {
  const { filters, isNarrowed, toggle, clear } = useFilters(kind);
  const [open, setOpen] = useAddress('filters');
  const { viewer } = useViewer();
  const known = [
    ...(viewer?.organizations.map(({ organization }) => organization) ?? []),
    ...items.map(({ submittedBy }) => submittedBy),
  ];
  const chips = Object.keys(filters)
    .filter((name) => !without.includes(name))
    .flatMap((name) => valuesOf(filters, name).map((value) => ({ name, value })));
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
              {chips.map(({ name, value }) => {
                const words = filterWords(kind, name, value, known.find(({ id }) => id === value)?.name);
                return (
                  <li key={name + value} className="min-w-0 max-w-full shrink-0">
                    <button
                      type="button"
                      aria-label={`Remove filter ${words}`}
                      onClick={() => toggle(name, value)}
                      className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-ink text-sm hover:border-ink-2"
                    >
                      <span className="truncate">{words}</span>
                      <Icon name="close" className="size-4 shrink-0 text-ink-3" />
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
          <Button variant="quiet" className="shrink-0" onClick={clear}>
            Clear filters
          </Button>
        </div>
      )}
      <FilterPanel
        open={open !== ''}
        onClose={() => setOpen('')}
        kind={kind}
        among={among}
        without={without}
        left={left}
      />
    </>
  );
}

/** Says which filters of a typed or outdated address there are not, and takes them out. */
export function UnknownFilters({ kind }: Pick<FilterBarProps, 'kind'>) {
  const { unknown, clearUnknown } = useFilters(kind);
  if (unknown.length === 0) return null;
  return (
    <p role="status" className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-sm">
      <span>
        The address asks for {unknown.map(({ name, value }) => `${filterName(kind, name)} “${value}”`).join(' and ')},
        which there is not. It narrows nothing.
      </span>
      <Button variant="secondary" onClick={clearUnknown}>
        Remove from address
      </Button>
    </p>
  );
}
