import { FilterTile } from '@/ui/FilterTile';
import type { Filters, Kind } from './filters';
import { useFilters } from './useFilters';

interface TilesProps {
  kind: Kind;
  tiles: readonly {
    label: string;
    value: string | undefined;
    note?: string;
    /** What the list is narrowed to by it, alone, so that it has as many as the tile says; absent for a mere figure. */
    shows?: Filters;
  }[];
}

/** The figures over a list, each of which narrows it to what it counts. */
export function Tiles({ kind, tiles }: TilesProps) {
  const { isExactly, only } = useFilters(kind);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tiles.map(({ label, value, note, shows }) => (
        <FilterTile
          key={label}
          label={label}
          value={value}
          note={note}
          isOn={shows && isExactly(shows)}
          onToggle={shows && (() => only(isExactly(shows) ? {} : shows))}
        />
      ))}
    </div>
  );
}
