import type { MemberFacetsDto } from '@alliance/api-client/directory';
import { useState } from 'react';
import { countryName } from '@/content/countries';
import { DataTable } from '@/ui/charts/DataTable';
import { WorldMap } from '@/ui/charts/WorldMap';
import { counted } from '@/ui/count';
import { SegmentedControl } from '@/ui/SegmentedControl';

interface MembersMapProps {
  /** By country, most first. */
  counts: MemberFacetsDto['country'];
  chosen: readonly string[];
  onToggle: (code: string) => void;
}

const forms = [
  { value: 'map', label: 'Map' },
  { value: 'table', label: 'Table' },
] as const;

/** Where the members are: a click on a country narrows the list to it, and a second one takes it out. */
export default function MembersMap({ counts, chosen, onToggle }: MembersMapProps) {
  const [form, setForm] = useState<'map' | 'table'>('map');
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2 text-sm">
          {counts.length > 0
            ? `Members in ${counted(counts.length)} ${counts.length === 1 ? 'country' : 'countries'}. Choose one to see those.`
            : 'No member that is left says where it is.'}
        </p>
        <SegmentedControl
          className="[&>div]:p-0"
          legend="Map or table"
          name="map-form"
          options={forms}
          value={form}
          onChange={setForm}
        />
      </div>
      {form === 'map' ? (
        <WorldMap
          counts={counts}
          label={(code, count) => `${countryName(code)}: ${counted(count)} ${count === 1 ? 'member' : 'members'}`}
          chosen={chosen}
          onToggle={onToggle}
        />
      ) : (
        <div className="max-h-96 overflow-y-auto">
          <DataTable
            caption="Members by country"
            columns={['Country', 'Members']}
            rows={counts.map(({ value, count }) => ({
              key: value,
              cells: [
                <button
                  key="choose"
                  type="button"
                  aria-pressed={chosen.includes(value)}
                  onClick={() => onToggle(value)}
                  className="min-h-11 rounded-sm text-left text-brand underline underline-offset-4 aria-pressed:font-semibold"
                >
                  {countryName(value)}
                </button>,
                counted(count),
              ],
            }))}
          />
        </div>
      )}
    </div>
  );
}
