import type { MemberFacetsDto } from '@alliance/api-client/directory';
import { type KeyboardEvent, useState } from 'react';
import { DataTable } from '@/ui/charts/DataTable';
import { classes } from '@/ui/classes';
import { counted } from '@/ui/count';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { countryName } from './useMemberFilters';
import world from './world.json';

interface MembersMapProps {
  /** By country, most first. */
  counts: MemberFacetsDto['country'];
  chosen: readonly string[];
  onToggle: (code: string) => void;
}

const shapes: Record<string, string | undefined> = world.shapes;
const dots: Record<string, number[] | undefined> = world.dots;
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
        <World counts={counts} chosen={chosen} onToggle={onToggle} />
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

/** The more, the darker. */
const fills = ['fill-brand/35', 'fill-brand/55', 'fill-brand/75', 'fill-brand'];

/** One stop of the keyboard; its arrows go from country to country, most members first. */
function World({ counts, chosen, onToggle }: MembersMapProps) {
  const [at, setAt] = useState(0);
  const most = counts[0]?.count ?? 1;
  const drawn = counts.filter(({ value }) => shapes[value] ?? dots[value]);
  const there = new Set(drawn.map(({ value }) => value));
  const fillOf = (count: number) =>
    fills[Math.min(fills.length - 1, Math.floor((fills.length * Math.log1p(count)) / Math.log1p(most + 1)))];

  const press = (event: KeyboardEvent<SVGElement>, n: number, code: string) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = (n + step + drawn.length) % drawn.length;
      setAt(next);
      event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-code="${drawn[next]?.value}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onToggle(code);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws nothing
    <svg viewBox={`0 0 ${world.width} ${world.height}`} className="h-auto w-full" role="group" aria-label="World map">
      <path d={world.rest} className="fill-sunken stroke-line" strokeWidth="0.5" />
      {Object.entries(shapes).map(
        ([code, d]) =>
          !there.has(code) && <path key={code} d={d} className="fill-sunken stroke-line" strokeWidth="0.5" />,
      )}
      {drawn.map(({ value, count }, n) => {
        const label = `${countryName(value)}: ${counted(count)} ${count === 1 ? 'member' : 'members'}`;
        const [x, y] = dots[value] ?? [];
        const Shape = shapes[value] ? 'path' : 'circle';
        return (
          <Shape
            key={value}
            {...(shapes[value] ? { d: shapes[value] } : { cx: x, cy: y, r: 5 })}
            data-code={value}
            role="button"
            tabIndex={n === Math.min(at, drawn.length - 1) ? 0 : -1}
            aria-label={label}
            aria-pressed={chosen.includes(value)}
            onClick={() => onToggle(value)}
            onKeyDown={(event) => press(event, n, value)}
            className={classes(
              'cursor-pointer stroke-surface hover:stroke-ink focus-visible:stroke-ink focus-visible:outline-none forced-colors:fill-[Highlight]',
              chosen.includes(value) ? 'fill-accent' : fillOf(count),
            )}
            strokeWidth="1.5"
          >
            <title>{label}</title>
          </Shape>
        );
      })}
    </svg>
  );
}
